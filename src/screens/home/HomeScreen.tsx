import '../../ui/theme/global';
import { Suspense, lazy, useEffect } from 'react';
import { useAppSelector } from '../../app/hooks';
import { ShownReceipts } from '../../features/bets/ShownReceipts';
import { selectSlip } from '../../features/bets/betsSlice';
import { selectReveal } from '../../features/game/gameSelectors';
import { km } from '../../i18n/km';
import { onIdle } from '../../lib/onIdle';
import { BettingForm } from './BettingForm';
import { HomeTables } from './HomeTables';
import './home.css';

const loadBetModal = () => import(/* webpackChunkName: "bet-modal" */ './BetModal');
const BetModal = lazy(loadBetModal);
const ResultModal = lazy(
  () => import(/* webpackChunkName: "later" */ '../../features/game/ResultModal'),
);

/** The home screen (specification section 2): betting form, three tables, two modals. */
export function Component() {
  const slip = useAppSelector(selectSlip);
  const isRevealing = useAppSelector((state) => selectReveal(state) !== null);
  useEffect(() => onIdle(() => void loadBetModal()), []);
  return (
    <div className="home">
      <title>{km.titles.home}</title>
      <BettingForm />
      <ShownReceipts />
      <HomeTables />
      <Suspense>{slip && <BetModal slip={slip} />}</Suspense>
      <Suspense>{isRevealing && <ResultModal />}</Suspense>
    </div>
  );
}
