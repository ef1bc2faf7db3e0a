import '../../ui/theme/global';
import { useEffect } from 'react';
import { useAppSelector } from '../../app/hooks';
import { ShownReceipts } from '../../features/bets/ShownReceipts';
import { selectSlip } from '../../features/bets/betsSlice';
import { selectReveal } from '../../features/game/gameSelectors';
import { km } from '../../i18n/km';
import { onIdle } from '../../lib/onIdle';
import { laterPart } from '../../ui/later/laterPart';
import { BettingForm } from './BettingForm';
import { HomeTables } from './HomeTables';
import './home.css';

const betModal = laterPart(() => import(/* webpackChunkName: "bet-modal" */ './BetModal'));
const resultModal = laterPart(
  () => import(/* webpackChunkName: "later" */ '../../features/game/ResultModal'),
);

/** The home screen (specification section 2): betting form, three tables, two modals. */
export function Component() {
  const slip = useAppSelector(selectSlip);
  const isRevealing = useAppSelector((state) => selectReveal(state) !== null);
  useEffect(
    () =>
      onIdle(() => {
        void betModal.fetch();
        void resultModal.fetch();
      }),
    [],
  );
  return (
    <div className="home">
      <title>{km.titles.home}</title>
      <BettingForm />
      <ShownReceipts />
      <HomeTables />
      {slip && <betModal.Part slip={slip} />}
      {isRevealing && <resultModal.Part />}
    </div>
  );
}
