import { factsOf, rielText, rowText } from './betFacts';
import type { ComparedBet, Comparison, Verdict } from './compareBets';
import { claimedStake } from './matchBets';

export const verdictTexts: Readonly<Record<Verdict, string>> = {
  agrees: 'Agrees',
  differs: 'Differs',
  missing: 'Not in the record',
  serverOnly: 'Only on the server',
  notSent: 'Not sent',
  unknown: 'Not known',
};

/** What each source says of a bet, in words. */
export function sourceTexts({ press, listed, row }: ComparedBet) {
  return {
    screen: press ? `${rielText(press.stake.amount)}, ${press.outcome.title}` : 'not pressed here',
    calls: rowText(listed && factsOf(listed.bet)),
    server: rowText(row),
  };
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
export function ticketText(comparison: Comparison, recordingName: string, recordName: string) {
  return [
    'Bets of a recording against the server’s record',
    `Recording: ${recordingName}`,
    `Server’s record: ${recordName}`,
    summaryOf(comparison),
    ...comparison.bets.flatMap((bet, index) => ['', ...betLines(bet, index + 1)]),
    '',
    'A recording does not prove who made it; the server decides about money.',
  ].join('\n');
}

function betLines(bet: ComparedBet, index: number): string[] {
  const { row, roundId, verdict, differences, remarks } = bet;
  const { screen, calls, server } = sourceTexts(bet);
  const number = claimedStake(bet).number ?? row?.number ?? 'unknown';
  return [
    `${index}. ${verdictTexts[verdict]}: round ${roundId ?? 'unknown'}, number ${number}`,
    ...[...differences, ...remarks].map((remark) => `   - ${remark}`),
    `   Screen: ${screen}`,
    `   App’s calls: ${calls}`,
    `   Server: ${server}`,
  ];
}
