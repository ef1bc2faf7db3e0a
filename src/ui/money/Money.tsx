import { km } from '../../i18n/km';
import { formatAmount } from '../../lib/money';
import './money.css';

interface MoneyProps {
  /** Riel; a fraction is dropped. Null is a figure that could not be read. */
  amount: number | null;
}

/** An amount with comma thousands and the riel sign, in figures of one width. */
export function Money({ amount }: MoneyProps) {
  if (amount === null) return km.common.notAvailable;
  return <span className="money">{`${formatAmount(amount)}${km.common.rielSign}`}</span>;
}
