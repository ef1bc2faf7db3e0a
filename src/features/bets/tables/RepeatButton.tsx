import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { km } from '../../../i18n/km';
import { formatAmount } from '../../../domain/money';
import { openSlip } from '../slip/openSlip';
import { RepeatContext } from './RepeatContext';
import type { Bet } from '../../../domain/bet';
import { repeatableStake, selectNewestBet } from '../betsSelectors';
import { RepeatIcon } from '../../../ui/icons/icons';
import { fontSizes } from '../../../ui/theme/fontSizes';

/** As large as a finger needs, in the room of its icon. */
const Repeat = styled(ButtonBase)(({ theme: { breakpoints, vars } }) => ({
  flex: 'none',
  gap: 4,
  minWidth: 44,
  height: 44,
  margin: '-12px -10px',
  padding: '0 13px',
  borderRadius: 12,
  color: vars.palette.text.secondary,
  fontSize: fontSizes.small,
  lineHeight: 1.7,
  verticalAlign: 'middle',
  outlineOffset: -6,
  '& > svg': { fontSize: 18 },
  // The column has no room for them.
  [breakpoints.between('sm', 'md')]: { '& > kbd, & > span': { display: 'none' } },
  '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'default' },
  '@media (hover: hover)': {
    '&:not([aria-disabled="true"]):hover': { color: vars.palette.text.primary },
  },
}));

/**
 * Opens the slip with the number and the amount of a bet; sends nothing. It keeps the focus while
 * betting is closed, and shows the key R at the newest bet.
 */
export function RepeatButton({ bet }: { bet: Bet }) {
  const dispatch = useAppDispatch();
  const isOpen = useContext(RepeatContext);
  const isNewest = useAppSelector((state) => selectNewestBet(state) === bet);
  const stake = repeatableStake(bet);
  if (stake === null) return null;
  const label = km.tables.repeat(stake.number, formatAmount(stake.amount));
  const hint = isNewest ? km.tables.repeatHint : undefined;
  return (
    <Repeat
      data-control="repeat"
      aria-label={label}
      title={label}
      aria-disabled={!isOpen}
      aria-keyshortcuts={hint}
      onClick={() => dispatch(openSlip(stake))}
    >
      <RepeatIcon />
      {hint && !bet.isSettled && <span>{km.tables.again}</span>}
      {hint && <kbd aria-hidden="true">{hint}</kbd>}
    </Repeat>
  );
}
