import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { km } from '../../../i18n/km';
import { formatAmount } from '../../../domain/money';
import { FormField } from '../../../ui/fields/FormField';
import { Figures } from '../../../ui/text';
import type { Limit } from './limits';
import { limitTime } from './limitTexts';

interface LimitFieldProps {
  name: string;
  label: string;
  text: string;
  errorText: string | undefined;
  /** With the raise that is waiting. */
  limit: Limit;
  onChange(text: string): void;
  /** The raise is withdrawn; `amount` stays in force. */
  onWithdraw(amount: number | null): void;
}

/** A limit in riel, and below it the raise that waits for its day. */
export function LimitField({ label, text, errorText, limit, ...field }: LimitFieldProps) {
  const { amount, raise } = limit;
  return (
    <div>
      <FormField
        name={field.name}
        label={label}
        value={text}
        onChange={({ target }) => field.onChange(target.value)}
        errorText={errorText}
        helperText={
          amount === null ? km.limits.emptyIsNone : km.limits.inForce(formatAmount(amount))
        }
        endAdornment={<InputAdornment position="end">{km.common.rielSign}</InputAdornment>}
        inputMode="numeric"
        autoComplete="off"
      />
      {raise && (
        <Typography component="div" variant="body2" sx={{ mx: 0.5 }}>
          <Figures>
            {raise.amount === null
              ? km.limits.noneFrom(limitTime(raise.until))
              : km.limits.raiseFrom(limitTime(raise.until), formatAmount(raise.amount))}
          </Figures>
          <Button sx={{ px: 0.5 }} onClick={() => field.onWithdraw(amount)}>
            {km.limits.withdraw}
          </Button>
        </Typography>
      )}
    </div>
  );
}
