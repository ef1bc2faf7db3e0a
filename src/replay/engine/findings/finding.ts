import type { ReadStep } from '../readSteps';

/** What is looked for in a recording, as the page names it if none of it was found. */
export const findingNames = {
  slowCall: 'calls over 3 s',
  connection: 'connection lost while betting was open',
  close: 'betting that closed early',
  press: 'presses that did nothing, several presses in a row',
  round: 'missed rounds',
  result: 'results that changed',
  settlement: 'settled bets that disagree with their rule',
  balance: 'changes of the balance that no bet or prize explains',
  clock: 'a clock that jumped',
  session: 'the end of a session',
  error: 'error screens',
};

export type FindingKind = keyof typeof findingNames;

/** Something in the recording that support should look at. */
export interface Finding {
  kind: FindingKind;
  /** Where it can be seen. */
  step: number;
  /** Milliseconds since the epoch. */
  at: number;
  text: string;
}

/** Looks for one kind of finding, step by step. */
export interface Detector {
  read(step: ReadStep): void;
  /** All that were found, once the last step was read. */
  findings(): Finding[];
}
