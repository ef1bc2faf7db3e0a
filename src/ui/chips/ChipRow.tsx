import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { chipAmounts } from '../../config/bettingRules';
import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
import { VisuallyHidden } from '../text';
import { fontSizes } from '../theme/fontSizes';

type ChipAmount = (typeof chipAmounts)[number];

const Chips = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 68px))',
  justifyContent: 'center',
  gap: 8,
  [theme.breakpoints.down('sm')]: { gap: 4 },
}));

const Chip = styled(ButtonBase)(({ theme: { vars } }) => ({
  display: 'grid',
  justifyContent: 'stretch',
  justifyItems: 'center',
  minWidth: 0,
  gap: 4,
  padding: 2,
  borderRadius: 12,
  color: vars.palette.text.secondary,
  '@media (hover: hover)': {
    '&:hover > [data-face]': { transform: 'translateY(-2px)', transition: 'transform 150ms' },
  },
  '&[aria-pressed] > [data-face]': { fontSize: fontSizes.hint },
  '&[aria-pressed="true"] > [data-face]': {
    outline: `3px solid ${vars.palette.ink[700]}`,
    outlineOffset: 1,
  },
  '&:active > [data-face]': { transform: 'translateY(2px)', transition: 'none' },
}));

/** A casino chip: a rim in eight white blocks, a thin ring, the amount on the chip's own colour. */
const Face = styled('span')<{ ownerState: { amount: ChipAmount } }>(({ theme, ownerState }) => {
  const { chip, common, gold } = theme.vars.palette;
  const colour = chip[ownerState.amount];
  return {
    display: 'grid',
    placeItems: 'center',
    width: 'min(60px, 100%)',
    aspectRatio: '1',
    borderRadius: '50%',
    color: ownerState.amount === 50000 ? gold[300] : common.white,
    fontWeight: 600,
    fontSize: fontSizes.small,
    lineHeight: 1.5,
    background: [
      `radial-gradient(closest-side, ${colour} 0 69%, rgb(255 255 255 / 75%) 71% 74%, transparent 76%)`,
      `repeating-conic-gradient(from -11deg, ${common.white} 0 22deg, ${colour} 0 45deg)`,
    ].join(','),
    boxShadow: [
      'inset 0 0 0 1px rgb(8 18 38 / 22%)',
      'inset 0 -3px 6px rgb(8 18 38 / 25%)',
      '0 2px 5px rgb(8 18 38 / 28%)',
    ].join(','),
    [theme.breakpoints.down('sm')]: { fontSize: fontSizes.hint },
  };
});

interface ChipRowProps {
  /** Called with the riel of the chip. */
  onPress: (amount: number) => void;
  /** The riel that the chips choose; without it they add. */
  chosen?: number;
}

/** Casino chips that add to an amount or choose it; a screen reader hears the full amount. */
export const ChipRow = memo(function ChipRow({ onPress, chosen }: ChipRowProps) {
  const adds = chosen === undefined;
  const nameOf = adds ? km.betModal.addChip : km.ticket.eachAmount;
  return (
    <Chips role="group" aria-label={adds ? km.betModal.chips : km.ticket.each}>
      {chipAmounts.map((amount, index) => (
        <Chip
          key={amount}
          {...(adds ? { 'data-control': 'chip' } : { 'aria-pressed': amount === chosen })}
          onClick={() => onPress(amount)}
        >
          <VisuallyHidden>{nameOf(formatAmount(amount))}</VisuallyHidden>
          <Face ownerState={{ amount }} data-face aria-hidden="true">
            {km.betModal.chipLabels[amount]}
          </Face>
          <kbd aria-hidden="true">{km.betModal.chipHint(index + 1)}</kbd>
        </Chip>
      ))}
    </Chips>
  );
});
