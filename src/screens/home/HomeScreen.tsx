import { Suspense, lazy, useEffect } from 'react';
import { useAppSelector } from '../../app/hooks';
import { ResultModal } from '../../features/game/ResultModal';
import { ShownReceipts } from '../../features/bets/ShownReceipts';
import { selectSlip } from '../../features/bets/betsSlice';
import { km } from '../../i18n/km';
import { onIdle } from '../../lib/onIdle';
import { BettingForm } from './BettingForm';
import { HomeTables } from './HomeTables';
import './home.css';

const loadBetModal = () => import('./BetModal');
const BetModal = lazy(loadBetModal);

/** The home screen (specification section 2): betting form, three tables, two modals. */
export function Component() {
  const slip = useAppSelector(selectSlip);
  useEffect(() => onIdle(() => void loadBetModal()), []);
  return (
    <div className="home">
      <title>{km.titles.home}</title>
      <BettingForm />
      <ShownReceipts />
      <HomeTables />
      <Suspense>{slip && <BetModal slip={slip} />}</Suspense>
      <ResultModal />
    </div>
  );
}
