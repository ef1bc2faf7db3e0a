/** The page's functions for the benchmark; durations are in milliseconds. */
export interface BenchPage {
  /** Whether `performance.now` is precise enough to measure a dispatch. */
  hasFineClock(): boolean;
  /** Dispatches the same actions to two stores that differ only in the recorder. */
  compareDispatches(count: number): Promise<DispatchTimes>;
  startRecording(): void;
  /** Simulates a player for this many hours. */
  playHours(hours: number): Promise<void>;
  /** Simulates a server response with this many new bets. */
  receiveBets(count: number): void;
  /** Serializes the recording once. */
  describeRecording(): Promise<{ id: string; steps: number }>;
  /** Downloads the recording's file. */
  exportRecording(id: string): Promise<void>;
  /** Blocks for one task of this length, to check that tasks are measured. */
  beBusy(milliseconds: number): Promise<void>;
}

/** The duration of each dispatch on both stores. */
export interface DispatchTimes {
  recorded: number[];
  bare: number[];
}

declare global {
  interface Window {
    benchPage: BenchPage;
  }
}
