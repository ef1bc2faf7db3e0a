import { formatAmount } from '../../lib/money';
import type { BetRow } from '../engine/bets/betRow';
import type { TimeText } from '../page/useTimeText';
import { markup } from './markup';
import type { Markup } from './markup';

/** Every press on confirm, and what came of it. */
export function betSection(rows: readonly BetRow[], time: TimeText): Markup {
  if (rows.length === 0) return markup`<p>No bet was pressed in this recording.</p>`;
  return markup`<table>
<thead><tr><th>Step</th><th>Pressed</th><th>Round</th><th>Number</th><th>Amount</th><th>Balance</th><th>What came of it</th></tr></thead>
<tbody>${rows.map((row) => betRow(row, time))}</tbody>
</table>`;
}

function betRow(row: BetRow, time: TimeText): Markup {
  const { step, at, secondsLeft, stake, events, outcome, balance } = row;
  const balances = [balance.before, balance.after, balance.withPrize]
    .filter((amount) => amount !== null)
    .map(formatAmount)
    .join(' → ');
  const pressed =
    at === null ? (events[0]?.text ?? '') : `${time.clock(at)}, ${secondsLeft} s left`;
  const said = outcome.shown === '' ? '' : markup` <span lang="km">“${outcome.shown}”</span>`;
  return markup`<tr><td>${step}</td><td>${pressed}</td><td>${stake.roundId}</td><td>${stake.number}</td><td>${formatAmount(stake.amount)}</td><td>${balances || 'unknown'}</td><td><b>${outcome.title}</b> ${outcome.reason}${said}</td></tr>`;
}
