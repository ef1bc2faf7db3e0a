import type { ReadStep } from '../readSteps';

/** Every kind that is looked for in a recording, with its name in a list of them: what tickets are about comes first. */
export const findingNames = {
  refused: 'stakes that the server refused',
  refusedAsLate: 'stakes refused as late while the screen still counted',
  notSent: 'stakes that were not sent',
  undecided: 'stakes that nothing decided',
  notFound: 'stakes that no list had',
  prize: 'prizes that did not reach the balance',
  balanceConnection: 'a lost connection of the balance',
  unseenDraw: 'draws that were not shown or not in sight',
  openBet: 'bets that stayed open after their draw',
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

export const findingKinds = Object.keys(findingNames) as FindingKind[];

/** Something in the recording that support should look at. */
export interface Finding {
  kind: FindingKind;
  /** Where it can be seen. */
  step: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** In English. */
  text: string;
  /** The same in figures and in words that the player saw, for a reader of Khmer: `#240001 · 472 · 5,000៛`. */
  facts: string;
}

/** Joins what is known of the facts of a finding. */
export const factsOf = (...facts: readonly (string | null | undefined)[]): string =>
  facts.filter(Boolean).join(' · ');

/** The round of a finding, as one of its facts. */
export const roundFact = (roundId: unknown): string =>
  typeof roundId === 'number' ? `#${roundId}` : '';

/** The first finding of the kind that a ticket is most likely about. */
export function foremostOf(findings: readonly Finding[]): Finding | undefined {
  return findingKinds.flatMap((kind) => findings.filter((one) => one.kind === kind))[0];
}

/** Looks for some kinds of findings, step by step. */
export interface Detector {
  kinds: readonly FindingKind[];
  read(step: ReadStep): void;
  /** All that were found, once the last step was read. */
  findings(): Finding[];
}
