import { rulesOdds } from '../../features/game/gameApi';
import { km } from '../../i18n/km';
import type { BetType } from '../../lib/drawnNumber';
import { formatAmount } from '../../lib/money';

const ranges: readonly { type: BetType; from: string; to: string }[] = [
  { type: '3D', from: '000', to: '999' },
  { type: '2D', from: '00', to: '99' },
  { type: '1D', from: '0', to: '9' },
];

/** What each type pays for a stake of 1 (specification section 9), with the numbers it takes. */
export function PayoutTable() {
  return (
    <table className="rule-payouts">
      <caption className="visually-hidden">{km.rule.payouts}</caption>
      <thead>
        <tr>
          <th scope="col">{km.tables.type}</th>
          <th scope="col">{km.tables.number}</th>
          <th scope="col">{km.rule.payouts}</th>
        </tr>
      </thead>
      <tbody>
        {ranges.map(({ type, from, to }) => (
          <tr key={type}>
            <th scope="row">{type}</th>
            <td>{`${from} – ${to}`}</td>
            <td className="rule-payout">{`× ${formatAmount(rulesOdds[type])}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
