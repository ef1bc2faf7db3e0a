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
import { factOf } from './row';
import type { Fact, Lack } from './row';

/** A server may settle a round this many milliseconds after its draw. */
const usualSettlementMs = 30_000;

export const balanceArgs = ({ before, after }: BalanceChange) => [before, after].map(formatAmount);

/** What the server's row says of a stake against its press. */
export function pressFacts(
  { stake, step, at, odds, isEarlier }: Press,
  { bet, first }: ListedBet,
): Fact[] {
  const facts: Fact[] = [];
  const compare = (
    about: NonNullable<Fact['about']>,
    one: Fact['name'],
    other: Fact['name'],
    values: readonly [number | string, number | string],
    args: readonly [string, string],
  ) =>
    facts.push(
      factOf(one, step, { about, value: values[0], args: [args[0]] }),
      factOf(other, first.step, { about, value: values[1], args: [args[1]] }),
    );
  const stamp = parseServerStamp(bet.createdAt);
  if (stamp !== null && !isEarlier) {
    compare('stamp', 'pressedAt', 'stampedAt', [at, stamp], [clockText(at), clockText(stamp)]);
  }
  if (odds !== null && (bet.odds ?? 0) > 0) {
    compare('odds', 'oddsOnScreen', 'oddsOfRow', [odds, bet.odds ?? 0], [`${odds}`, `${bet.odds}`]);
  }
  if (isReadable(bet)) {
    const texts: [string, string] = [stakeText(stake), stakeText(bet)];
    compare('content', 'stakedAs', 'listedAs', texts, texts);
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
  const facts = payouts.flatMap(({ step, payout }) => {
    const args = [payout === null ? '—' : formatAmount(payout), bet.drawnDigits ?? '—'];
    return [
      factOf('settled', step, { about: payout === null ? null : 'payout', value: payout, args }),
    ];
  });
  const rule = (bet.odds ?? 0) > 0 ? payoutOf(bet, bet.drawnDigits) : null;
  if (settled && rule !== null) {
    const args = [formatAmount(rule)];
    facts.push(factOf('byRule', settled.step, { about: 'payout', value: rule, args }));
  }
  const payout = payouts.at(-1)?.payout ?? 0;
  if (settled && payout > 0 && !isSettledEarlier && balance.watched.has(bet.roundId ?? -1)) {
    const change = changes.get(`prize ${key}`);
    const paid = (name: Fact['name'], value: number, step: number, args: readonly string[]) =>
      facts.push(factOf(name, step, { about: 'paid', value, args }));
    paid('prizeDue', payout, settled.step, [formatAmount(payout)]);
    if (change) paid('prizeIn', payout, change.step, balanceArgs(change));
    else if (balance.shownBy(settled.at, settled.at + usualDelayMs) <= end.at) {
      paid('prizeMissing', 0, settled.step, [formatAmount(payout)]);
    } else lacks.push('balance');
  }
  const draw = drawOf(bet.roundId);
  if (draw === null || isSettledEarlier) return facts;
  const openMs = lastOpen.at - draw.at;
  if (openMs > usualSettlementMs) {
    const args = [draw.digits, durationText(openMs)];
    facts.push(
      factOf('drawnFor', draw.step, { about: 'settled', value: 1, args: [draw.digits] }),
      factOf('stillOpen', lastOpen.step, { about: 'settled', value: 0, args }),
    );
  } else if (!settled && end.at - draw.at > usualSettlementMs) lacks.push('settlement');
  return facts;
}
