import type { ReceiptState } from '../../../features/receipts/receipt';
import type { BetRow } from '../bets/betRow';
import { lineOf } from './summaryLine';
import type { SummaryTexts, TopicLine } from './summaryLine';

/** What is known of a stake: the four states in which the app itself speaks of one. */
type StakeState = 'accepted' | 'notAccepted' | 'notKnown' | 'notSent';

const stateOf: Readonly<Record<ReceiptState, StakeState>> = {
  accepted: 'accepted',
  placed: 'accepted',
  refused: 'notAccepted',
  notPlaced: 'notAccepted',
  sending: 'notKnown',
  checking: 'notKnown',
  notFound: 'notKnown',
  unclear: 'notKnown',
};

/** The most different messages of one line. */
const mostMessages = 3;

/** How many presses came to what, each with the first such press and what the player was told. */
export function betLines(rows: readonly BetRow[], texts: SummaryTexts['bets']): TopicLine[] {
  if (rows.length === 0) return [lineOf(texts.none)];
  const states = ['accepted', 'notAccepted', 'notKnown', 'notSent'] as const;
  return states.flatMap((state) => {
    const found = rows.filter(({ receiptState }) => state === stakeState(receiptState));
    const [first] = found;
    if (first === undefined) return [];
    const detail = state === 'accepted' ? '' : messagesOf(found);
    return [lineOf(texts[state](found.length), first.step, detail)];
  });
}

const stakeState = (receipt: ReceiptState | null): StakeState =>
  receipt === null ? 'notSent' : stateOf[receipt];

/** `“full”, “too late”`, each once. */
function messagesOf(rows: readonly BetRow[]): string {
  const all = rows.map(({ outcome: { shown, reason } }) => (shown === '' ? reason : `“${shown}”`));
  const messages = [...new Set(all.filter(Boolean))];
  const more = messages.length > mostMessages ? ['…'] : [];
  return [...messages.slice(0, mostMessages), ...more].join(', ');
}
