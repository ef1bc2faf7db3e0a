import { formatAmount } from '../../domain/money';
import { filledIn } from '../engine/filledIn';
import { plainText } from '../../domain/serverText';
import type { ReplayTexts } from '../../i18n/texts/replay';
import type { Fact, Mark, Row } from './row';

/** What is told only where it contradicts another fact. */
const quiet: ReadonlySet<Fact['name']> = new Set<Fact['name']>([
  'byRule',
  'pressedAt',
  'stampedAt',
  'oddsOnScreen',
  'oddsOfRow',
  'stakedAs',
  'listedAs',
  'drawnFor',
  'prizeDue',
  'connected',
  'callSent',
  'appRan',
]);

/** A row in words. */
export interface RowText {
  /** `Stake #240001 · 07 · 1,000៛`. */
  title: string;
  /** What contradicts each other, each under its name. */
  marks: { title: string; text: string }[];
  /** The other facts, and what the recording does not show. */
  facts: string;
}

/** A row in the language of the texts. */
export function rowText(row: Row, texts: ReplayTexts): RowText {
  const { kind, roundId, stake, marks, facts, lacks } = row;
  const marked = new Set(marks.flatMap(({ groups }) => groups.flat()));
  const others = facts.filter((fact) => !marked.has(fact) && !quiet.has(fact.name));
  const of = [
    roundId !== null && `#${roundId}`,
    stake && `${stake.number} · ${formatAmount(stake.amount)}៛`,
  ];
  return {
    title: [texts.kinds[kind], of.filter(Boolean).join(' · ')].join(' ').trim(),
    marks: marks.map((mark) => ({ title: texts.marks[mark.about], text: markText(mark, texts) })),
    facts: [
      ...others.map((fact) => factText(fact, texts)),
      ...lacks.map((lack) => texts.lacks[lack]),
    ].join(' · '),
  };
}

/** `accepted, in the list as 9001; but the balance did not fall`. */
function markText({ groups }: Mark, texts: ReplayTexts): string {
  return groups
    .map((facts) => facts.map((fact) => factText(fact, texts)).join(', '))
    .join(`; ${texts.but} `);
}

function factText({ name, args, reason, quote }: Fact, texts: ReplayTexts): string {
  const sentence = filledIn(texts.facts[name], args.map(plainText));
  const why = reason === null ? '' : `: ${reasonText(reason, texts)}`;
  const said = quote === null || quote === '' ? '' : ` “${plainText(quote)}”`;
  return sentence + why + said;
}

/** A name that this build does not know is shown as it is. */
function reasonText(name: string, { reasons }: ReplayTexts): string {
  const known: Readonly<Record<string, string>> = reasons;
  return Object.hasOwn(known, name) ? (known[name] ?? name) : plainText(name);
}
