import { styled } from '@mui/material/styles';
import { useAppSelector } from '../../store/hooks';
import { RoundTag } from '../../features/game/RoundStatus';
import { selectShownSeconds } from '../../features/game/gameSelectors';
import { useClockedSelector } from '../../features/game/useClockedSelector';
import { selectBalance } from '../../features/session/sessionSlice';
import { km } from '../../i18n/km';
import { countdownSeverity } from '../../ui/countdown/CountdownRing';
import { Money } from '../../ui/money';

const Strip = styled('div')(({ theme: { vars, zIndex, breakpoints } }) => ({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 44,
  padding: '0 14px',
  color: vars.palette.common.white,
  background: vars.palette.ink[950],
  boxShadow: vars.shadows[24],
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '& > :last-child': { color: vars.palette.gold[300] },
  '& > [data-severity="warning"]': { color: vars.palette.warning.light },
  '& > [data-severity="closing"]': { color: vars.palette.error.light },
  [breakpoints.up('sm')]: { display: 'none' },
}));

/** On a phone: round, seconds and balance, once the countdown has scrolled away. A copy of what is read elsewhere. */
export default function RoundStrip() {
  const seconds = useClockedSelector(selectShownSeconds);
  const balance = useAppSelector(selectBalance);
  return (
    <Strip aria-hidden="true">
      <RoundTag />
      <span data-severity={countdownSeverity(seconds)}>{secondsText(seconds)}</span>
      {balance === null ? <span>{km.common.placeholder}</span> : <Money amount={balance} />}
    </Strip>
  );
}

function secondsText(seconds: number | null): string {
  if (seconds === null) return km.common.placeholder;
  return seconds > 0 ? km.home.secondsLeft(seconds) : km.home.closed;
}
