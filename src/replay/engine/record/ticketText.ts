import { formatAmount } from '../../../lib/money';
import { dateText } from '../timeText';
import { factsOf } from './betFacts';
import type { BetFacts } from './betFacts';
import type { ComparedBet, Comparison, Period, Verdict } from './compareBets';
import { rielText } from './differences';
import { claimedStake } from './matchBets';

export const verdictTexts: Readonly<Record<Verdict, string>> = {
  agrees: 'Agrees',
  differs: 'Differs',
  missing: 'Not in the record',
  serverOnly: 'Only on the server',
  notSent: 'Not sent',
  unknown: 'Not known',
};

interface Sources {
  recordingName: string;
  recorded: Period | null;
  recordName: string;
}

/** `Agrees: 1 · Differs: 2.` */
export function summaryOf({ bets }: Comparison): string {
  const counts = Object.entries(verdictTexts)
    .map(([verdict, text]) => [bets.filter((one) => one.verdict === verdict).length, text] as const)
    .filter(([count]) => count > 0)
    .map(([count, text]) => `${text}: ${count}`);
  return counts.length === 0 ? 'No bets to compare.' : `${counts.join(' · ')}.`;
}

/** The comparison as plain text for a ticket. */
export function ticketText(comparison: Comparison, sources: Sources): string {
  const { recordingName, recorded, recordName } = sources;
  return [
    'Bets of a recording against the server’s record (times in Phnom Penh)',
    `Recording: ${recordingName}, ${periodText(recorded)}`,
    `Server’s record: ${recordName}, taken as complete ${periodText(comparison.covered)}`,
    summaryOf(comparison),
    ...comparison.remarks,
    ...comparison.bets.flatMap((bet, index) => ['', ...betLines(bet, index + 1)]),
    '',
    'A recording does not prove who made it; the server decides about money.',
  ].join('\n');
}

function periodText(period: Period | null): string {
  return period === null
    ? 'at an unknown time'
    : `${dateText(period.from)} to ${dateText(period.to)}`;
}

function betLines(bet: ComparedBet, index: number): string[] {
  const { press, listed, row, verdict, remarks, at } = bet;
  const { roundId, number } = row && !press && !listed ? row : claimedStake(bet);
  const when = at === null ? 'time unknown' : dateText(at);
  return [
    `${index}. ${verdictTexts[verdict]}: ${when}, round ${roundId ?? 'unknown'}, number ${number ?? 'unknown'}`,
    ...remarks.map((remark) => `   - ${remark}`),
    `   Screen: ${press ? `${formatAmount(press.stake.amount)}៛, ${press.outcome.title}` : 'not pressed in this recording'}`,
    `   App’s calls: ${listed ? rowText(factsOf(listed.bet)) : 'no row'}`,
    `   Server: ${row ? rowText(row) : 'no row'}`,
  ];
}

/** A row of a list in words: `bet 611, round 240001, 07 (2D), 1,000៛, settled, prize 0៛`. */
function rowText(facts: BetFacts): string {
  const { id, roundId, number, type, amount, at } = facts;
  return [
    id === null ? null : `bet ${id}`,
    roundId === null ? null : `round ${roundId}`,
    `${number ?? 'number unreadable'}${type === null ? '' : ` (${type})`}`,
    amount === null ? 'amount unreadable' : rielText(amount),
    at === null ? null : dateText(at),
    statusText(facts),
  ]
    .filter((part) => part !== null && part !== '')
    .join(', ');
}

/** `open`, `lost`, `won 45,000៛`; empty if nothing is known. */
export function statusText({ isSettled, payout }: BetFacts): string {
  if (isSettled === null) return '';
  if (!isSettled) return 'open';
  if (payout === null) return 'settled';
  return payout > 0 ? `won ${rielText(payout)}` : 'lost';
}
