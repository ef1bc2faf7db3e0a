import { km } from '../../i18n/km';
import { formatAmount } from '../../lib/money';
import './money.css';

interface MoneyProps {
  /** Riel; a fraction is dropped. */
  amount: number;
}

/** An amount with comma thousands and the riel sign, in figures of one width. */
export function Money({ amount }: MoneyProps) {
  return <span className="money">{`${formatAmount(amount)}${km.common.rielSign}`}</span>;
}
