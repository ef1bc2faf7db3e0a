import { screen } from '@testing-library/react';
import { betsEvents, selectSlip } from '../../features/bets/betsSlice';
import { km } from '../../i18n/km';
import { useAppSelector } from '../../store/hooks';
import { openSlip } from '../../testing/listeners/openSlip';
import { happens, renderOnStore } from '../../testing/renderOnStore';
import BetModal from './BetModal';

function OpenModal() {
  const slip = useAppSelector(selectSlip);
  return slip && <BetModal slip={slip} />;
}

it('the receipt of an unanswered stake takes the place of the form and its focus', async () => {
  const parts = await openSlip();
  const { store } = parts;
  await happens(() => renderOnStore(<OpenModal />, parts));
  const amount = () => screen.queryByLabelText(km.betModal.amount);
  expect(amount()).toHaveFocus();
  const stake = { roundId: 50, number: '07', amount: 1000 };
  const callTime = { ms: 2400, isUnanswered: true };
  await happens(() => {
    store.dispatch(betsEvents.betSent({ receiptId: 'r', userId: '1001', stake, baseline: [] }));
    store.dispatch(
      betsEvents.betUnanswered({ receiptId: 'r', callTime, cause: 'timeout', message: null }),
    );
  });
  expect(amount()).toBeNull();
  expect(screen.getByRole('group', { name: km.receipt.label })).toHaveFocus();
  expect(screen.getByRole('button', { name: km.receipt.wait })).toBeVisible();
});
