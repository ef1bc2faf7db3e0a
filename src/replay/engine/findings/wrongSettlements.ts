import type { Bet } from '../../../features/bets/betsApi';
import { selectBets } from '../../../features/bets/betsSelectors';
import { disagreementOf } from '../../../features/outcomes/settlementCheck';
import { formatAmount } from '../../../lib/money';
import type { Detector, Finding } from './finding';

/** Settled bets whose figures differ from those of their rule; each is found in the first such list. */
export function wrongSettlements(): Detector {
  const found: Finding[] = [];
  // A list that is fetched again shares the bets that did not change.
  const checked = new WeakSet<Bet>();
  const reported = new Set<string>();
  return {
    read({ step, at, state, before }) {
      const bets = selectBets(state) ?? [];
      if (before && bets === selectBets(before)) return;
      for (const bet of bets) {
        if (checked.has(bet)) continue;
        checked.add(bet);
        const disagreement = disagreementOf(bet);
        if (!disagreement) continue;
        const { server, rule } = disagreement;
        const { number, roundId, drawnDigits } = bet;
        const text =
          `bet on ${number} of round ${roundId} (drawn ${drawnDigits}) settled with ` +
          `${formatAmount(server)}; by its rule it is ${formatAmount(rule)}`;
        if (!reported.has(text)) found.push({ kind: 'settlement', step, at, text });
        reported.add(text);
      }
    },
    findings: () => found,
  };
}
