import { km } from '../../i18n/km';
import { formatAmount } from '../../lib/money';
import { Money } from '../../ui/money';
import type { Bet } from '../bets/betsApi';
import type { Outcome } from './outcome';

/** `1,000 x 90`, as in the tables. */
export function stakeText({ amount, odds }: Bet): string {
  const [stake, times] = [amount, odds].map((figure) =>
    figure === null ? km.common.notAvailable : formatAmount(figure),
  );
  return km.tables.amountTimesOddsValue(`${stake}`, `${times}`);
}

/** The payout of a win, or what was lost. */
export function OutcomeText({ outcome: { payout, net, isExpected } }: { outcome: Outcome }) {
  const isWon = payout !== null && payout > 0;
  return (
    <span>
      {isExpected && <small>{km.outcomes.expected} </small>}
      <b>
        {payout !== null && `${isWon ? km.outcomes.won : km.outcomes.lost} `}
        <Money amount={isWon ? payout : net && -net} />
      </b>
    </span>
  );
}
