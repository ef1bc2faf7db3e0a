import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { km } from '../../../i18n/km';
import { formatAmount } from '../../../domain/money';
import { RepeatContext } from './RepeatContext';
import type { Bet } from '../../../domain/bet';
import { repeatableStake, selectNewestBet } from '../betsSelectors';

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
  verticalAlign: 'middle',
  outlineOffset: -6,
  '& > svg': {
    width: 18,
    height: 18,
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  // The column has no room for it.
  [breakpoints.down('md')]: { '& > kbd': { display: 'none' } },
  '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'default' },
  '@media (hover: hover)': {
    '&:not([aria-disabled="true"]):hover': { color: vars.palette.text.primary },
  },
}));

interface RepeatButtonProps {
  bet: Bet;
  /** No dialog is around it, so the key R repeats the newest bet. */
  hasKey?: boolean;
}

/**
 * Opens the slip with the number and the amount of a bet; sends nothing. It keeps the focus while
 * betting is closed, and shows the key R at the newest bet.
 */
export function RepeatButton({ bet, hasKey = false }: RepeatButtonProps) {
  const repeating = useContext(RepeatContext);
  const isNewest = useAppSelector((state) => selectNewestBet(state) === bet);
  const stake = repeatableStake(bet);
  if (repeating === null || stake === null) return null;
  const label = km.tables.repeat(stake.number, formatAmount(stake.amount));
  const hint = hasKey && isNewest ? km.tables.repeatHint : undefined;
  return (
    <Repeat
      data-control="repeat"
      aria-label={label}
      title={label}
      aria-disabled={!repeating.isOpen}
      aria-keyshortcuts={hint}
      onClick={() => repeating.repeat(bet)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 3.5v4.5H15" />
      </svg>
      {hint && <kbd aria-hidden="true">{hint}</kbd>}
    </Repeat>
  );
}
