/** What the WebKit driver uses of a package that ships no types. */
declare module "selenium-webdriver" {
  export interface WebElement {
    click(): Promise<void>;
    sendKeys(text: string): Promise<void>;
  }

  interface Actions {
    sendKeys(key: string): Actions;
    move(target: { origin: WebElement }): Actions;
    perform(): Promise<void>;
  }

  export interface WebDriver {
    get(url: string): Promise<void>;
    executeScript<Args extends unknown[], Result>(
      script: (...args: Args) => Result,
      ...args: Args
    ): Promise<Awaited<Result>>;
    actions(): Actions;
    wait<Found>(condition: () => Promise<Found>, milliseconds: number): Promise<Found>;
    manage(): { window(): { setRect(size: { width: number; height: number }): Promise<unknown> } };
    switchTo(): { frame(element: WebElement): Promise<void>; defaultContent(): Promise<void> };
    quit(): Promise<void>;
  }

  export class Builder {
    usingServer(url: string): this;
    withCapabilities(capabilities: Record<string, unknown>): this;
    build(): Promise<WebDriver>;
  }

  export const Key: Record<"ARROW_LEFT" | "ARROW_RIGHT" | "ENTER" | "ESCAPE" | "TAB", string>;
}
