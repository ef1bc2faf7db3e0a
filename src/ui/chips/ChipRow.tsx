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
  /** Called with the riel to add. */
  onAdd: (amount: number) => void;
}

/** Casino chips that add to an amount; a screen reader hears the full amount. */
export const ChipRow = memo(function ChipRow({ onAdd }: ChipRowProps) {
  return (
    <Chips role="group" aria-label={km.betModal.chips}>
      {chipAmounts.map((amount, index) => (
        <Chip key={amount} data-control="chip" onClick={() => onAdd(amount)}>
          <VisuallyHidden>{km.betModal.addChip(formatAmount(amount))}</VisuallyHidden>
          <Face ownerState={{ amount }} data-face aria-hidden="true">
            {km.betModal.chipLabels[amount]}
          </Face>
          <kbd aria-hidden="true">{km.betModal.chipHint(index + 1)}</kbd>
        </Chip>
      ))}
    </Chips>
  );
});
