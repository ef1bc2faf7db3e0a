import type { replay } from '../../i18n/texts/replay';
import type { Stake } from '../../domain/bet';

/** What a row is about: money first, then draws, then what is between the player and the server. */
export const rowKinds = [
  'stake',
  'bet',
  'balance',
  'round',
  'press',
  'session',
  'error',
  'connection',
  'sound',
  'call',
] as const;
export type RowKind = (typeof rowKinds)[number];

/** What facts can contradict each other about. */
export type About = keyof typeof replay.marks;

/** One thing that the file shows, with its sentence in the table of texts. */
export interface Fact {
  name: keyof typeof replay.facts;
  /** Facts about the same thing must have the same value; null for what nothing else can contradict. */
  about: About | null;
  /** Riel, counts, seconds or a text; null if the file shows that it is unknown. */
  value: number | string | null;
  /** Where it can be seen. */
  step: number;
  /** The figures of its sentence. */
  args: readonly string[];
  /** Why, by a name of the table of texts; an unknown name is shown as it is. */
  reason: string | null;
  /** In the server's own words. */
  quote: string | null;
}

/** Facts of a row that contradict each other: each group agrees within itself. */
export interface Mark {
  about: About;
  groups: readonly (readonly Fact[])[];
}

/** One line of the ledger. */
export interface Row {
  kind: RowKind;
  roundId: number | null;
  stake: Stake | null;
  /** Where the contradiction can be seen, else where the row begins. */
  step: number;
  /** Milliseconds since the epoch. */
  at: number;
  facts: readonly Fact[];
  marks: readonly Mark[];
  /** What the recording does not show of it, although it should. */
  lacks: readonly Lack[];
}

export type Lack = keyof typeof replay.lacks;

/** Makes a fact; what is left out is nothing. */
export function factOf(
  name: Fact['name'],
  step: number,
  more: Partial<Omit<Fact, 'name' | 'step'>> = {},
): Fact {
  return { name, step, about: null, value: null, args: [], reason: null, quote: null, ...more };
}

/** Facts about one thing, which are a mark if their values differ; `about` is null if nothing is wrong with that. */
export const factsAbout = (about: About | null, ...facts: readonly Fact[]): Fact[] =>
  facts.map((fact) => ({ ...fact, about }));

/** Numbers may differ by this much: riel that the server rounds, milliseconds between clocks, late pushes in seconds. */
const slack: Partial<Record<About, number>> = { payout: 1, paid: 1, stamp: 180_000, closing: 2 };

/** The one rule: facts about the same thing that have different values are a mark. */
export function marksOf(facts: readonly Fact[]): Mark[] {
  const groups = new Map<About, Fact[][]>();
  for (const fact of facts) {
    if (fact.about === null) continue;
    const known = groups.get(fact.about) ?? [];
    const agreeing = known.find(([first]) => first !== undefined && doAgree(first, fact));
    if (agreeing) agreeing.push(fact);
    else known.push([fact]);
    groups.set(fact.about, known);
  }
  return [...groups]
    .filter(([, found]) => found.length > 1)
    .map(([about, found]) => ({ about, groups: found }));
}

function doAgree({ about, value }: Fact, other: Fact): boolean {
  if (typeof value !== 'number' || typeof other.value !== 'number') return value === other.value;
  return Math.abs(value - other.value) <= ((about && slack[about]) ?? 0);
}

/** A row with the marks of its facts. */
export function rowOf(
  row: Pick<Row, 'kind' | 'step' | 'at' | 'facts'> &
    Partial<Pick<Row, 'roundId' | 'stake' | 'lacks'>>,
): Row {
  const marks = marksOf(row.facts);
  const [against] = marks[0]?.groups.at(-1) ?? [];
  return { roundId: null, stake: null, lacks: [], ...row, marks, step: against?.step ?? row.step };
}

/** What a test compares of a row: its kind, round and stake, and which facts contradict each other; no sentence. */
export function rowKey({ kind, roundId, stake, marks }: Row): string {
  const of = stake && `${stake.number} ${stake.amount}`;
  const found = marks.map(({ about, groups }) =>
    [about, groups.map((facts) => facts.map(({ name }) => name).join(' ')).join(' ≠ ')].join(': '),
  );
  return [kind, roundId === null ? null : `#${roundId}`, of, ...found]
    .filter((part) => part !== null)
    .join(' · ');
}
