/** One input device of WebDriver's actions, the same in its classic form and in BiDi. */
export type InputSource =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAction[] }
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly PointerAction[];
    };

export interface KeyAction {
  readonly type: 'keyDown' | 'keyUp';
  /** One character, or WebDriver's code of a key that types none. */
  readonly value: string;
}

export type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 };

/** A running browser with an empty profile and one window. */
export interface BrowserDriver {
  /** The folder of its downloads. */
  readonly downloads: string;
  /** What the browser wrote to its console as errors; null if it does not tell. */
  readonly consoleErrors: readonly string[] | null;
  navigate(url: string): Promise<void>;
  /**
   * Calls a function in the page.
   * @param source the function as JavaScript
   * @param args its arguments; they and its result travel as JSON
   * @throws Error if the function throws, or if the page goes away
   */
  call(source: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Real key strokes and mouse events. */
  perform(source: InputSource): Promise<void>;
  /** Chooses a file in the input that the selector finds. */
  chooseFile(selector: string, path: string): Promise<void>;
  /** A PNG image in base64. */
  screenshot(): Promise<string>;
  close(): Promise<void>;
}

/** The function that runs another one whose arguments and result are JSON. */
export function jsonFunction(source: string): string {
  return `async function (json) { return JSON.stringify(await (${source})(...JSON.parse(json))) ?? 'null'; }`;
}
