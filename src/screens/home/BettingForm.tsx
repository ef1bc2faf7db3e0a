import { useCallback, useContext } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/rootState';
import { NumberPad } from '../../features/bets/slip/NumberPad';
import { betsEvents, selectIsNumberMissing, selectNumber } from '../../features/bets/betsSlice';
import {
  CountdownPanel,
  LastResultStrip,
  RoundTag,
  SlowLineHint,
} from '../../features/game/RoundStatus';
import { useClockedSelector } from '../../features/game/useClockedSelector';
import { isBettingOpen, selectOdds } from '../../features/game/gameSelectors';
import { TicketButton } from '../../features/bets/ticket/TicketButton';
import { addKeypadNumber } from '../../features/bets/ticket/ticketThunks';
import { betTypeOf } from '../../domain/drawnNumber';
import { formatOdds } from '../../domain/money';
import { ClockContext } from '../../platform/ClockContext';
import { km } from '../../i18n/km';
import { NumberDisplay } from '../../ui/ball/NumberDisplay';
import { BettingStage } from '../../ui/stage/BettingStage';
import { selectIsCovered } from '../openLayers';

/** Round, number, countdown, keypad and the last result. */
export function BettingForm() {
  return (
    <BettingStage
      round={<RoundTag />}
      number={<ChosenNumber />}
      countdown={<CountdownPanel />}
      keypad={<BettingPad />}
      ticket={<Ticket />}
      lastResult={<LastResultStrip />}
      hint={<SlowLineHint />}
    />
  );
}

function ChosenNumber() {
  const number = useAppSelector(selectNumber);
  const isMissing = useAppSelector(selectIsNumberMissing);
  const type = betTypeOf(number);
  const odds = useAppSelector(selectOdds);
  return (
    <NumberDisplay
      number={number}
      error={isMissing}
      caption={type === null ? '' : km.home.typeAndOdds(type, formatOdds(odds[type]))}
    />
  );
}

function Ticket() {
  return <TicketButton isCovered={useAppSelector(selectIsCovered)} />;
}

function BettingPad() {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const clock = useContext(ClockContext);
  const isOpen = useClockedSelector(isBettingOpen);
  const isCovered = useAppSelector(selectIsCovered);
  const submit = useCallback(() => {
    const state = store.getState();
    const { number } = state.bets;
    const roundId = state.game.round.id;
    if (roundId === null || clock === null || !isBettingOpen(state, clock.now())) return;
    if (number === '') dispatch(betsEvents.numberMissed());
    else dispatch(betsEvents.slipOpened({ roundId, number }));
  }, [clock, dispatch, store]);
  const addToTicket = useCallback(() => {
    const { bets, game } = store.getState();
    if (game.round.id !== null) dispatch(addKeypadNumber(game.round.id, bets.number));
  }, [dispatch, store]);
  return (
    <NumberPad
      isOpen={isOpen}
      isCovered={isCovered}
      onSubmit={submit}
      onAddToTicket={addToTicket}
    />
  );
}
