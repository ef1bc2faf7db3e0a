/** What the page does when it is told to; all durations in milliseconds. */
export interface BenchPage {
  /** Whether `performance.now` counts in steps that a dispatch can be measured with. */
  hasFineClock(): boolean;
  /** The same actions on two stores that differ in the recorder alone, one after the other. */
  compareDispatches(count: number): Promise<DispatchTimes>;
  /** Begins a recorded visit. */
  openVisit(): void;
  /** Lets the visit's player sit at the game. */
  liveHours(hours: number): void;
  /** Reads the visit once; its id and what its file holds. */
  readVisit(): Promise<{ id: string; steps: number; bytes: number }>;
  /** Saves the file of the visit. */
  exportVisit(id: string): Promise<void>;
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
