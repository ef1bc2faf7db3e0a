import { styled } from '@mui/material/styles';
import { km } from '../../i18n/km';
import { formatAmount } from '../../lib/money';

export const MoneyText = styled('span')({
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
