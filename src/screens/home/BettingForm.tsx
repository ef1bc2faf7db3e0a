import type { BettingState } from '../../config/bettingRules';
import { chunkLoadFailed } from '../../store/appEvents';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { NumberPad } from '../../features/bets/slip/NumberPad';
import { selectIsNumberMissing, selectNumber } from '../../features/bets/betsSlice';
import { CountdownPanel, LastResultStrip, RoundTag } from '../../features/game/RoundStatus';
import { useClockedSelector } from '../../features/game/useClockedSelector';
import { selectBettingState, selectOdds } from '../../features/game/gameSelectors';
import { TicketButton } from '../../features/ticket/TicketButton';
import { addKeypadNumber } from '../../features/ticket/ticketThunks';
import { betTypes } from '../../domain/drawnNumber';
import { formatAmount, formatOdds } from '../../domain/money';
import { km } from '../../i18n/km';
import { selectMissedBets } from '../../features/outcomes/missedBets';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { NumberDisplay } from '../../ui/ball/NumberDisplay';
import { BettingStage } from '../../ui/stage/BettingStage';
import { VisuallyHidden } from '../../ui/text';
import { selectIsCovered } from '../openLayers';

const MissedBetsLine = lazyWithPreload(
  () => import(/* webpackChunkName: "later" */ '../../features/outcomes/MissedBetsLine'),
);

/** Round, number, countdown, keypad and the last result. */
export function BettingForm({ isTicketDocked }: { isTicketDocked: boolean }) {
  const betting = useClockedSelector(selectBettingState);
  return (
    <BettingStage
      betting={betting}
      round={<RoundTag />}
      number={<ChosenNumber />}
      countdown={<CountdownPanel />}
      keypad={<BettingPad betting={betting} />}
      ticket={isTicketDocked ? null : <Ticket />}
      lastResult={<LastOutcome />}
      hint={betting === 'connecting' && km.home.opensOnceConnected}
    />
  );
}

function ChosenNumber() {
  const number = useAppSelector(selectNumber);
  const isMissing = useAppSelector(selectIsNumberMissing);
  const odds = useAppSelector(selectOdds);
  return (
    <NumberDisplay
      number={number}
      error={isMissing}
      captions={betTypes.map((type) => km.home.typeAndOdds(type, formatOdds(odds[type])))}
    />
  );
}

/** The last result, or in its place the bets whose draw was missed. */
function LastOutcome() {
  const dispatch = useAppDispatch();
  const missed = useAppSelector(selectMissedBets);
  const text = missed && `${km.missedBets.title}. ${km.outcomes.bets(formatAmount(missed.count))}`;
  return (
    <>
      {/* Here without any, so that screen readers announce the first ones too. */}
      <VisuallyHidden as="p" role="status">
        {text}
      </VisuallyHidden>
      {missed ? (
        <MissedBetsLine
          onLoadFailed={() => dispatch(chunkLoadFailed())}
          fallback={<LastResultStrip />}
        />
      ) : (
        <LastResultStrip />
      )}
    </>
  );
}

function Ticket() {
  return <TicketButton isCovered={useAppSelector(selectIsCovered)} />;
}

function BettingPad({ betting }: { betting: BettingState }) {
  const dispatch = useAppDispatch();
  const isCovered = useAppSelector(selectIsCovered);
  return (
    <NumberPad
      betting={betting}
      isCovered={isCovered}
      onAddToTicket={() => dispatch(addKeypadNumber())}
    />
  );
}
