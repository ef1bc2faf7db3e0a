import { memo } from 'react';
import { km } from '../../i18n/km';
import { formatAmount } from '../../lib/money';
import './chips.css';

/** The chips of specification section 9, in riel; Alt+1 … Alt+5 stand for them in this order. */
export const chipAmounts = [1000, 5000, 10000, 20000, 50000] as const;

interface ChipRowProps {
  /** Called with the riel to add. */
  onAdd: (amount: number) => void;
  disabled?: boolean;
}

/** Casino chips that add to an amount; a screen reader hears the full amount. */
export const ChipRow = memo(function ChipRow({ onAdd, disabled = false }: ChipRowProps) {
  return (
    <div className="chips" role="group" aria-label={km.betModal.chips}>
      {chipAmounts.map((amount, index) => (
        <button
          key={amount}
          type="button"
          className={`chip chip-${amount}`}
          disabled={disabled}
          onClick={() => onAdd(amount)}
        >
          <span className="visually-hidden">{km.betModal.addChip(formatAmount(amount))}</span>
          <span className="chip-face" aria-hidden="true">
            {km.betModal.chipLabels[amount]}
          </span>
          <kbd className="chip-hint" aria-hidden="true">
            {km.betModal.chipHint(index + 1)}
          </kbd>
        </button>
      ))}
    </div>
  );
});
