import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { km } from '../../i18n/km';
import { formatAmount } from '../../lib/money';
import { CloseIcon } from '../../ui/icons/icons';

/** More digits than any balance has, and few enough to stay an exact number. */
const longestAmount = 12;

interface AmountFieldProps {
  /** Riel; null while empty. */
  amount: number | null;
  problem: string | undefined;
  onChange(amount: number | null): void;
}

/** The stake in riel: takes digits only, shows commas, can be emptied. */
export function AmountField({ amount, problem, onChange }: AmountFieldProps) {
  const read = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, longestAmount);
    onChange(digits === '' ? null : Number(digits));
  };
  const clear = (
    <InputAdornment position="end">
      {km.common.rielSign}
      <IconButton
        size="small"
        edge="end"
        aria-label={km.betModal.clearAmount}
        onClick={() => onChange(null)}
      >
        <CloseIcon size={18} />
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      name="amount"
      label={km.betModal.amount}
      value={amount === null ? '' : formatAmount(amount)}
      onChange={(event) => read(event.target.value)}
      error={problem !== undefined}
      helperText={problem}
      autoComplete="off"
      autoFocus
      fullWidth
      className="slip-amount"
      slotProps={{ htmlInput: { inputMode: 'numeric' }, input: { endAdornment: clear } }}
    />
  );
}
