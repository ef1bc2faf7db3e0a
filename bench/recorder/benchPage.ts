/** What the benchmark can make the page do; all durations in milliseconds. */
export interface BenchPage {
  /** Whether `performance.now` counts in steps that a dispatch can be measured with. */
  hasFineClock(): boolean;
  /** The same actions on two stores that differ in the recorder alone, one after the other. */
  compareDispatches(count: number): Promise<DispatchTimes>;
  startRecording(): void;
  /** Lets the player sit at the game. */
  playHours(hours: number): void;
  /** Lets the server send a list of so many bets, none of which it sent before. */
  receiveBets(count: number): void;
  /** Serializes the recording once. */
  describeRecording(): Promise<{ id: string; steps: number }>;
  /** Downloads the recording's file. */
  exportRecording(id: string): Promise<void>;
  /** One task of that length, to see whether tasks are measured. */
  beBusy(milliseconds: number): Promise<void>;
}

/** How long each dispatch took on either store. */
export interface DispatchTimes {
  recorded: number[];
  bare: number[];
}

declare global {
  interface Window {
    benchPage: BenchPage;
  }
}
