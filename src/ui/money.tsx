import { styled } from '@mui/material/styles';
import { km } from '../i18n/km';
import { formatAmount, formatNet } from '../domain/money';

const MoneyText = styled('span')({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

interface MoneyProps {
  /** Riel; a fraction is dropped. Null is a figure that could not be read. */
  amount: number | null;
}

/** An amount with comma thousands and the riel sign, in figures of one width. */
export function Money({ amount }: MoneyProps) {
  if (amount === null) return km.common.notAvailable;
  return <MoneyText>{`${formatAmount(amount)}${km.common.rielSign}`}</MoneyText>;
}

/** On a dark surface, `--win` and `--loss` are set around it. */
const Outcome = styled(MoneyText)(({ theme: { vars } }) => ({
  fontWeight: 600,
  '&[data-outcome="win"]': { color: `var(--win, ${vars.palette.success.main})` },
  '&[data-outcome="lose"]': { color: `var(--loss, ${vars.palette.error.main})` },
}));

interface WinLoseProps extends MoneyProps {
  /** What the draw brought, the stake included: it has no sign, since it is no gain. */
  isPayout?: boolean;
}

/** A win/lose figure with its sign: green above 0, red otherwise (specification section 9). */
export function WinLose({ amount, isPayout = false }: WinLoseProps) {
  if (amount === null) return km.common.notAvailable;
  return (
    <Outcome data-outcome={amount > 0 ? 'win' : 'lose'}>
      {`${isPayout ? formatAmount(amount) : formatNet(amount)}${km.common.rielSign}`}
    </Outcome>
  );
}
