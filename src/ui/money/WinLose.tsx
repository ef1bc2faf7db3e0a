import { formatAmount } from '../../lib/money';
import './money.css';

interface WinLoseProps {
  /** Riel; above 0 is a win. */
  amount: number;
}

/** A win/lose figure: green above 0, red otherwise (specification section 9). */
export function WinLose({ amount }: WinLoseProps) {
  return <span className={`money ${amount > 0 ? 'win' : 'lose'}`}>{formatAmount(amount)}</span>;
}
