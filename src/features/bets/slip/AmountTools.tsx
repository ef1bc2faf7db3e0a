import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { km } from '../../../i18n/km';
import { formatAmount } from '../../../domain/money';
import { VisuallyHidden } from '../../../ui/text';

/** Below the chips; the last amount stands or is missing as long as the slip is open. */
const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 8px',
  minHeight: 44,
  marginTop: 8,
  '& kbd': { marginLeft: 8 },
  // It stays focusable, so that the last undo does not lose the focus.
  '& > [aria-disabled="true"]': { opacity: 0.45, cursor: 'default' },
  '& > :last-child': { marginLeft: 'auto' },
});

interface AmountToolsProps {
  /** Riel; null if there is none. */
  lastAmount: number | null;
  canUndo: boolean;
  onSetLast(): void;
  onUndo(): void;
}

/** The last amount of the same type as a chip, and undo for the presses of chips. */
export function AmountTools({ lastAmount, canUndo, onSetLast, onUndo }: AmountToolsProps) {
  return (
    <Tools>
      {lastAmount !== null && (
        <Button
          variant="outlined"
          aria-keyshortcuts={km.betModal.lastAmountHint}
          onClick={onSetLast}
        >
          {km.betModal.lastAmount(formatAmount(lastAmount))}
          <kbd aria-hidden="true">{km.betModal.lastAmountHint}</kbd>
        </Button>
      )}
      <Button
        aria-keyshortcuts={km.betModal.undoChipHint}
        aria-disabled={!canUndo}
        onClick={onUndo}
      >
        <VisuallyHidden>{km.betModal.undoChip}</VisuallyHidden>
        <span aria-hidden="true">{km.betModal.undo}</span>
        <kbd aria-hidden="true">{km.betModal.undoChipHint}</kbd>
      </Button>
    </Tools>
  );
}
