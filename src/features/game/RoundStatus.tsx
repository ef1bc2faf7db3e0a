import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { CountdownDial } from '../../ui/countdown/CountdownDial';
import { CountdownRing } from '../../ui/countdown/CountdownRing';
import { LastResult } from '../../ui/stage/BettingStage';
import {
  selectBettingState,
  selectFullSeconds,
  selectLastResult,
  selectRoundId,
  selectShownSeconds,
} from './gameSelectors';
import { gameEvents } from './gameSlice';
import { useClockedSelector } from './useClockedSelector';

/** The current round as `#` plus its id, `#--` before one is known. */
export function RoundTag() {
  const id = useAppSelector(selectRoundId) ?? km.common.unknownRound;
  // An element with a single text node keeps updating after a browser's translator has wrapped the text.
  return <span>{km.common.roundTag(id)}</span>;
}

/** The newest known result; it stays visible when a new round closes the result modal, and opens it again. */
export function LastResultStrip() {
  const dispatch = useAppDispatch();
  const result = useAppSelector(selectLastResult);
  if (result === null) return null;
  const { roundId, digits } = result;
  const open = () => digits !== null && dispatch(gameEvents.revealReopened({ roundId, digits }));
  return <LastResult round={km.common.roundTag(roundId)} number={digits} onOpen={open} />;
}

/** A full ring is a minute, or the longest countdown seen if rounds are longer. */
const fullRingSeconds = 60;

/** The round's countdown; `sm` in the head of a dialog, where money can be sent. */
export function CountdownPanel({ size }: { size?: 'sm' }) {
  return (
    <CountdownDial data-size={size}>
      <RunningRing />
    </CountdownDial>
  );
}

/** The only component that renders every second. */
function RunningRing() {
  const seconds = useClockedSelector(selectShownSeconds);
  const total = useAppSelector(selectFullSeconds);
  const isConnecting = useClockedSelector(selectBettingState) === 'connecting';
  return (
    <CountdownRing
      seconds={seconds}
      total={Math.max(total, fullRingSeconds)}
      isConnecting={isConnecting}
    />
  );
}
