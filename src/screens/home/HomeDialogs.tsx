import { useDeferredValue, useEffect } from 'react';
import { chunkLoadFailed } from '../../store/appEvents';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectSlip } from '../../features/bets/betsSlice';
import { selectShownReveal } from '../../features/game/gameSelectors';
import { selectIsTicketOpen } from '../../features/ticket/ticketSlice';
import { onIdle } from '../../platform/scheduling';
import { lazyWithPreload } from '../../ui/lazyWithPreload';

const BetModal = lazyWithPreload(() => import(/* webpackChunkName: "bet-modal" */ './BetModal'));
const ResultModal = lazyWithPreload(() => import(/* webpackChunkName: "later" */ './ResultModal'));
const TicketDialog = lazyWithPreload(
  () => import(/* webpackChunkName: "later" */ '../../features/ticket/TicketDialog'),
);

/** The dialogs over the home screen. Apart from it, so that opening one does not render the screen. */
export function HomeDialogs({ isTicketDocked }: { isTicketDocked: boolean }) {
  const dispatch = useAppDispatch();
  const onLoadFailed = () => dispatch(chunkLoadFailed());
  const slip = useAppSelector(selectSlip);
  const isTicketOpen = useAppSelector(selectIsTicketOpen);
  const isRevealing = useAppSelector((state) => selectShownReveal(state) !== null);
  // React mounts it in small tasks; it answers no press that would wait for it.
  const isMounted = useDeferredValue(isRevealing);
  useEffect(
    () =>
      onIdle(() => {
        void BetModal.preload();
        void ResultModal.preload();
      }),
    [],
  );
  return (
    <>
      {isTicketOpen && !isTicketDocked && <TicketDialog onLoadFailed={onLoadFailed} />}
      {slip && <BetModal slip={slip} onLoadFailed={onLoadFailed} />}
      {isRevealing && isMounted && <ResultModal onLoadFailed={onLoadFailed} />}
    </>
  );
}
