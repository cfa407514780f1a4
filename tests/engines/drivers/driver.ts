/** How long the roads wait for anything, in milliseconds. */
export const patience = 15_000;

/** The engines that the roads are walked in. */
export type EngineName = "firefox" | "webkit";

/** Keys that the roads press, by their name in the DOM. */
export type KeyName = "ArrowLeft" | "ArrowRight" | "Enter" | "Escape" | "Tab";

/** A control on the page, used with the engine's own mouse and keyboard. */
interface Control {
  click(): Promise<void>;
  hover(): Promise<void>;
  type(text: string): Promise<void>;
}

/**
 * All that the roads need of a browser. Scripts run in the page: they may use nothing from outside
 * but their arguments, which must be plain data.
 */
export interface Tab {
  /** Asks for a document; returns before it is whole. */
  goto(url: string): Promise<void>;
  resize(size: { width: number; height: number }): Promise<void>;
  press(key: KeyName): Promise<void>;
  read<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  find<Args extends unknown[]>(
    script: (...args: Args) => Promise<Element | undefined> | Element | null | undefined,
    ...args: Args
  ): Promise<Control | undefined>;
  /** Walks in the frame that the selector names, then comes back. */
  inFrame(selector: string, walk: (frame: Tab) => Promise<void>): Promise<void>;
}

/** A running browser; its tabs share no cookies and no storage. */
export interface Engine {
  openTab(): Promise<Tab & { close(): Promise<void> }>;
  close(): Promise<void>;
}
