import { useEffect, useState } from "react";

const oneMinute = 60_000;

/** @returns the time, anew at every full minute; undefined until the page is awake */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(new Date());
      timer = setTimeout(tick, oneMinute - (Date.now() % oneMinute));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);

  return now;
}
