import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { RootState } from '../../app/rootReducer';
import { NumberPad } from '../../features/bets/NumberPad';
import {
  betsEvents,
  selectIsNumberMissing,
  selectNumber,
  selectSlip,
} from '../../features/bets/betsSlice';
import {
  CountdownPanel,
  LastResultStrip,
  RoundTag,
  SlowLineHint,
} from '../../features/game/RoundStatus';
import { useClockedSelector } from '../../features/game/useClockedSelector';
import { isBettingOpen, selectReveal } from '../../features/game/gameSelectors';
import { selectAreLimitsOpen } from '../../features/limits/limitsSlice';
import { selectOpenPastRoundId } from '../../features/outcomes/openPastRound';
import { selectIsReportOpen } from '../../features/problemReport/problemReportSlice';
import { selectIsSittingShown } from '../../features/sitting/sittingSelectors';
import { NumberDisplay } from '../../ui/ball/NumberDisplay';
import { BettingStage } from '../../ui/stage/BettingStage';

/** Round, number, countdown, keypad and the last result. */
export function BettingForm() {
  return (
    <BettingStage
      round={<RoundTag />}
      number={<ChosenNumber />}
      countdown={<CountdownPanel />}
      keypad={<BettingPad />}
      lastResult={<LastResultStrip />}
      hint={<SlowLineHint />}
    />
  );
}

function ChosenNumber() {
  const number = useAppSelector(selectNumber);
  const isMissing = useAppSelector(selectIsNumberMissing);
  return <NumberDisplay number={number} error={isMissing} />;
}

function BettingPad() {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const isOpen = useClockedSelector(isBettingOpen);
  const hasSlip = useAppSelector(selectSlip) !== null;
  const hasReveal = useAppSelector(selectReveal) !== null;
  const hasPastRound = useAppSelector(selectOpenPastRoundId) !== null;
  const isReporting = useAppSelector(selectIsReportOpen);
  const isNoted = useAppSelector(selectIsSittingShown);
  const isLimiting = useAppSelector(selectAreLimitsOpen);
  const submit = useCallback(() => {
    const { bets, game } = store.getState();
    const roundId = game.round.id;
    if (bets.number === '') dispatch(betsEvents.numberMissed());
    else if (roundId !== null) dispatch(betsEvents.slipOpened({ roundId, number: bets.number }));
  }, [dispatch, store]);
  return (
    <NumberPad
      isOpen={isOpen}
      isCovered={hasSlip || hasReveal || hasPastRound || isReporting || isLimiting || isNoted}
      onSubmit={submit}
    />
  );
}
