import { selectIsBalanceStale } from '../../../features/session/sessionSlice';
import { formatNet } from '../../../domain/money';
import type { BalanceChange, UnpaidPrize } from '../bets/money';
import type { Recorded } from '../readSteps';
import { rielText } from '../rielText';
import { durationText } from '../timeText';
import { factsOf, roundFact } from './finding';
import type { Detector, Finding } from './finding';

/** The balance's own connection was lost, so that the screen showed an old balance. */
export function lostBalanceConnections(): Detector {
  const found: Finding[] = [];
  let lost: { step: number; at: number; balance: number | null } | null = null;
  let last = 0;
  const end = (at: number, until: string) => {
    if (lost === null) return;
    const shown = lost.balance === null ? 'no balance was shown' : rielText(lost.balance);
    const duration = durationText(at - lost.at);
    const text = `the balance’s connection was lost for ${duration}${until}; last shown: ${shown}`;
    const facts = factsOf(duration, lost.balance === null ? null : shown);
    found.push({ kind: 'balanceConnection', step: lost.step, at: lost.at, text, facts });
    lost = null;
  };
  return {
    kinds: ['balanceConnection'],
    read({ step, at, state }) {
      last = at;
      if (selectIsBalanceStale(state)) lost ??= { step, at, balance: state.session.balance };
      else end(at, state.session.player === null ? ', until the session ended' : '');
    },
    findings() {
      end(last, ', until the end of the recording');
      return found;
    },
  };
}

/** Changes that no bet and no prize of the recording adds up to. */
export function balanceFindings(
  changes: readonly BalanceChange[],
  { steps }: Pick<Recorded, 'steps'>,
): Finding[] {
  return changes.map(({ step, before, after }) => {
    const facts = `${rielText(before)} → ${rielText(after)} (${formatNet(after - before)}៛)`;
    const text = `balance ${facts}: no bet or prize in this recording explains it`;
    return { kind: 'balance', step, at: steps[step]?.at ?? 0, text, facts };
  });
}

/** The balance may come a while after the list, in milliseconds. */
const latestPrizeMs = 10_000;

/** Prizes that no change of the balance contains, a while after their bets were settled. */
export function prizeFindings(
  prizes: readonly UnpaidPrize[],
  { steps }: Pick<Recorded, 'steps'>,
): Finding[] {
  const end = steps.at(-1)?.at ?? 0;
  return prizes.flatMap(({ bet, payout, step, balance }): Finding[] => {
    const at = steps[step]?.at ?? 0;
    if (end - at <= latestPrizeMs) return [];
    const { number, roundId, drawnDigits } = bet;
    const text =
      `prize of ${rielText(payout)} for ${number}, round ${roundId} (drawn ${drawnDigits ?? 'unknown'}): ` +
      `the shown balance never rose by it, up to the end ${durationText(end - at)} later; last shown: ${rielText(balance)}`;
    const facts = factsOf(roundFact(roundId), number, rielText(payout));
    return [{ kind: 'prize', step, at, text, facts }];
  });
}
