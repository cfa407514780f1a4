import { useEffect, useState } from "react";
import { whenQuiet } from "./use-quiet";

const oneMinute = 60_000;

/**
 * @returns the time, anew at every full minute; undefined until the page is awake and quiet, because the
 *   first time that is told in another zone costs a slow phone 60 ms
 */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(new Date());
      timer = setTimeout(tick, oneMinute - (Date.now() % oneMinute));
    };
    const prevent = whenQuiet(tick);
    return () => {
      prevent();
      clearTimeout(timer);
    };
  }, []);

  return now;
}
