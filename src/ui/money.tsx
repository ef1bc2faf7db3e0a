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

interface WinLoseProps {
  /** Riel; above 0 is a win. Null is a figure that could not be read. */
  amount: number | null;
}

/** A win/lose figure: green above 0, red otherwise (specification section 9). */
export function WinLose({ amount }: WinLoseProps) {
  if (amount === null) return km.common.notAvailable;
  return <Outcome data-outcome={amount > 0 ? 'win' : 'lose'}>{formatAmount(amount)}</Outcome>;
}

/** What is won or lost altogether, with its sign: green above 0, red below. */
export function NetMoney({ amount }: MoneyProps) {
  if (amount === null) return km.common.notAvailable;
  const outcome = amount === 0 ? undefined : amount > 0 ? 'win' : 'lose';
  return <Outcome data-outcome={outcome}>{`${formatNet(amount)}${km.common.rielSign}`}</Outcome>;
}
