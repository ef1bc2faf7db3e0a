import { formatAmount, formatNet } from '../../domain/money';
import { isSameStake } from '../../features/receipts/betKeys';
import { clockText } from '../engine/timeText';
import { balanceArgs, betFacts, isReadable, pressFacts } from './betFacts';
import type { BetLists, ListedBet } from './betLists';
import { usualDelayMs } from './money';
import type { BalanceChange } from './money';
import { assignBets, debitShownBy, movesOf, stakeKey } from './moves';
import type { MoneyFacts } from './moves';
import type { Press } from './presses';
import { factOf, factsAbout, rowOf } from './row';
import type { Fact, Lack, Row } from './row';

/** A row for each stake, for each bet that no press here explains, and for each change of the balance without a cause. */
export function moneyRows(input: MoneyFacts): Row[] {
  const owners = assignBets(input);
  const owned = new Set([...owners.values()].flat());
  const free = [...input.lists.bets.values()].filter((bet) => !owned.has(bet));
  const changes = input.balance.explain(movesOf(input, owners, free));
  const stakes = input.presses.map((press) =>
    stakeRow(press, owners.get(press) ?? [], changes, input),
  );
  return [
    ...stakes,
    ...free.flatMap((bet) => freeRow(bet, changes, input)),
    ...input.balance.changes.filter(({ moves }) => moves === null).map(changeRow),
  ];
}

function stakeRow(
  press: Press,
  bets: readonly ListedBet[],
  changes: ReadonlyMap<string, BalanceChange>,
  input: MoneyFacts,
): Row {
  const lacks: Lack[] = [];
  const { stake, step, at, sent, answered } = press;
  const facts = [...press.facts];
  if (sent && !answered) {
    // What is in flight for no longer than a usual call is not late.
    const waited = input.end.at - sent.at;
    if (press.cutOffBy !== null || waited > usualDelayMs) {
      const reason = press.cutOffBy ?? 'openAtEnd';
      facts.push(factOf('unanswered', sent.step, { about: 'stored', reason }));
    } else lacks.push('answer');
  }
  if (sent) {
    const found = listFacts(press, bets, input.lists, lacks);
    facts.push(...factsAbout('stored', ...found, ...debitFacts(press, changes, input, lacks)));
  }
  const [listed] = bets;
  if (listed) facts.push(...pressFacts(press, listed), ...betFacts(listed, changes, input, lacks));
  facts.push(...againFacts(press, input.presses));
  return rowOf({ kind: 'stake', roundId: stake.roundId, stake, step, at, facts, lacks });
}

function listFacts(
  { stake, receipt, answered, isStored }: Press,
  bets: readonly ListedBet[],
  lists: BetLists,
  lacks: Lack[],
): Fact[] {
  const [one, other] = bets;
  if (other) return [factOf('listedTwice', other.first.step, { value: bets.length })];
  if (one) return rowFacts(one);
  const id = Number(receipt?.betKey ?? NaN);
  const list =
    answered && lists.listAfter(answered.step, stake.roundId, Number.isNaN(id) ? null : id);
  if (list) return [factOf('notListed', list.step, { value: 0 })];
  if (isStored !== false) lacks.push('list');
  return [];
}

function rowFacts({ first, repeated, gone, bet }: ListedBet): Fact[] {
  const facts = [factOf('listed', first.step, { value: 1, args: [String(bet.id ?? '—')] })];
  if (repeated) facts.push(factOf('rowTwice', repeated.step, { value: repeated.rows }));
  if (gone) facts.push(factOf('vanished', gone.step, { value: 0 }));
  return facts;
}

function debitFacts(
  press: Press,
  changes: ReadonlyMap<string, BalanceChange>,
  { presses, balance, end }: MoneyFacts,
  lacks: Lack[],
): Fact[] {
  const key = stakeKey(presses, press);
  const [change, again] = [changes.get(key), changes.get(`${key} again`)];
  if (again) return [factOf('fellTwice', again.step, { value: 2, args: balanceArgs(again) })];
  const facts = change
    ? [factOf('fell', change.step, { value: 1, args: balanceArgs(change) })]
    : [];
  if (debitShownBy(press, balance) <= (change?.at ?? end.at)) {
    const args = [formatAmount(press.stake.amount)];
    facts.push(factOf('notFell', (press.answered ?? press).step, { value: 0, args }));
  } else if (!change && press.isStored !== false) lacks.push('balance');
  return facts;
}

/** An equal stake of the round had been unclear before this press, and the server may have it. */
function againFacts(press: Press, presses: readonly Press[]): Fact[] {
  if (press.sent === null) return [];
  const isUnclear = ({ facts }: Press) =>
    facts.some(({ name }) => name === 'unanswered') &&
    !facts.some(({ name }) => name === 'toldNotPlaced');
  const earlier = presses
    .slice(0, presses.indexOf(press))
    .find((one) => one.sent !== null && isSameStake(one.stake, press.stake) && isUnclear(one));
  if (!earlier) return [];
  const { step, at } = earlier;
  return [
    factOf('onePress', press.step, { about: 'equal', value: 1 }),
    factOf('equalUnclear', step, { about: 'equal', value: 2, args: [clockText(at)] }),
  ];
}

/** A bet of the lists that no press of the recording explains; earlier ones only if their end is in it. */
function freeRow(
  listed: ListedBet,
  changes: ReadonlyMap<string, BalanceChange>,
  input: MoneyFacts,
): Row[] {
  const { key, bet, before, first, isOfOtherTab, isSettledEarlier, repeated, gone } = listed;
  const facts: Fact[] = [];
  if (before === null) facts.push(factOf('earlier', first.step));
  else {
    const name = isOfOtherTab ? 'otherTab' : 'onlyListed';
    const found = factOf(name, first.step, { value: 1, args: [String(bet.id ?? '—')] });
    facts.push(...factsAbout('press', found, factOf('noPress', first.step, { value: 0 })));
  }
  if (repeated || gone) facts.push(...factsAbout('stored', ...rowFacts(listed)));
  const change = changes.get(`bet ${key}`);
  if (change) facts.push(factOf('fell', change.step, { args: balanceArgs(change) }));
  const lacks: Lack[] = [];
  facts.push(...betFacts(listed, changes, input, lacks));
  const stake = isReadable(bet) ? bet : null;
  const row = rowOf({ kind: 'bet', roundId: bet.roundId, stake, ...first, facts, lacks });
  return isSettledEarlier && row.marks.length === 0 ? [] : [row];
}

function changeRow(change: BalanceChange): Row {
  const { step, at, before, after } = change;
  const difference = after - before;
  const args = [...balanceArgs(change), formatNet(difference)];
  const facts = [
    factOf('noCause', step, { about: 'change', value: 0 }),
    factOf('changed', step, { about: 'change', value: difference, args }),
  ];
  return rowOf({ kind: 'balance', step, at, facts });
}
