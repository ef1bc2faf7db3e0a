import { formatAmount } from '../../domain/money';
import { parseServerStamp } from '../../domain/dates';
import { payoutOf } from '../../domain/settlement';
import type { Bet, Stake } from '../../domain/bet';
import { clockText, durationText } from '../engine/timeText';
import type { ListedBet } from './betLists';
import { usualDelayMs } from './money';
import type { BalanceChange } from './money';
import type { MoneyFacts } from './moves';
import type { Press } from './presses';
import { factOf, factsAbout } from './row';
import type { Fact, Lack } from './row';

/** A server may settle a round this many milliseconds after its draw. */
const usualSettlementMs = 30_000;

export const balanceArgs = ({ before, after }: BalanceChange) => [before, after].map(formatAmount);

/** What the server's row says of a stake against its press. */
export function pressFacts(
  { stake, step, at, odds, isEarlier }: Press,
  { bet, first }: ListedBet,
): Fact[] {
  const factAt =
    (place: number) =>
    (name: Fact['name'], value: number | string, text = `${value}`) =>
      factOf(name, place, { value, args: [text] });
  const [pressed, listed] = [factAt(step), factAt(first.step)];
  const facts: Fact[] = [];
  const stamp = parseServerStamp(bet.createdAt);
  if (stamp !== null && !isEarlier) {
    const ours = pressed('pressedAt', at, clockText(at));
    facts.push(...factsAbout('stamp', ours, listed('stampedAt', stamp, clockText(stamp))));
  }
  if (odds !== null && bet.odds !== null && bet.odds > 0) {
    facts.push(...factsAbout('odds', pressed('oddsOnScreen', odds), listed('oddsOfRow', bet.odds)));
  }
  if (isReadable(bet)) {
    const ours = pressed('stakedAs', stakeText(stake));
    facts.push(...factsAbout('content', ours, listed('listedAs', stakeText(bet))));
  }
  return facts;
}

/** Whether a row names its round, number and amount. */
export const isReadable = (bet: Bet): bet is Bet & Stake =>
  bet.roundId !== null && bet.number !== null && bet.amount !== null && !bet.mayLackZeros;

/** `#240001 · 07 · 1,000៛`. */
const stakeText = ({ roundId, number, amount }: Stake) =>
  `#${roundId} · ${number} · ${formatAmount(amount)}៛`;

/** What the lists say of a bet's end: its figure, its prize, and whether it was settled at all. */
export function betFacts(
  listed: ListedBet,
  changes: ReadonlyMap<string, BalanceChange>,
  { balance, drawOf, end }: MoneyFacts,
  lacks: Lack[],
): Fact[] {
  const { key, bet, payouts, settled, lastOpen, isSettledEarlier } = listed;
  const facts = payouts.map(({ name, step, payout }) => {
    const args = [payout === null ? '—' : formatAmount(payout), bet.drawnDigits ?? '—'];
    return factOf(name, step, { about: payout === null ? null : 'payout', value: payout, args });
  });
  const rule = (bet.odds ?? 0) > 0 ? payoutOf(bet, bet.drawnDigits) : null;
  if (settled && rule !== null) {
    const args = [formatAmount(rule)];
    facts.push(factOf('byRule', settled.step, { about: 'payout', value: rule, args }));
  }
  const payout = payouts.filter(({ name }) => name === 'settled').at(-1)?.payout ?? 0;
  if (settled && payout > 0 && !isSettledEarlier && balance.watched.has(bet.roundId ?? -1)) {
    const change = changes.get(`prize ${key}`);
    const args = [formatAmount(payout)];
    const paid = [factOf('prizeDue', settled.step, { value: payout, args })];
    if (change)
      paid.push(factOf('prizeIn', change.step, { value: payout, args: balanceArgs(change) }));
    if (balance.shownBy(settled.at, settled.at + usualDelayMs) <= (change?.at ?? end.at)) {
      paid.push(factOf('prizeMissing', settled.step, { value: 0, args }));
    } else if (!change) lacks.push('balance');
    facts.push(...factsAbout('paid', ...paid));
  }
  const draw = drawOf(bet.roundId);
  if (draw === null || isSettledEarlier) return facts;
  const openMs = lastOpen.at - draw.at;
  if (openMs > usualSettlementMs) {
    const args = [draw.digits, durationText(openMs)];
    const drawn = factOf('drawnFor', draw.step, { value: 1, args: [draw.digits] });
    const open = factOf('stillOpen', lastOpen.step, { value: 0, args });
    facts.push(...factsAbout('settled', drawn, open));
  } else if (!settled && end.at - draw.at > usualSettlementMs) lacks.push('settlement');
  return facts;
}
