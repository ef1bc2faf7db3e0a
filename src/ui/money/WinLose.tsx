import { km } from '../../i18n/km';
import { formatAmount } from '../../lib/money';
import './money.css';

interface WinLoseProps {
  /** Riel; above 0 is a win. Null is a figure that could not be read. */
  amount: number | null;
}

/** A win/lose figure: green above 0, red otherwise (specification section 9). */
export function WinLose({ amount }: WinLoseProps) {
  if (amount === null) return km.common.notAvailable;
  return <span className={`money ${amount > 0 ? 'win' : 'lose'}`}>{formatAmount(amount)}</span>;
}
