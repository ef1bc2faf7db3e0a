import { km } from '../../i18n/km';
import { Money } from '../../ui/money';
import type { Outcome } from '../../domain/outcome';

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
