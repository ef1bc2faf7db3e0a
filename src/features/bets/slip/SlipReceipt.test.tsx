import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createAppListeners } from '../../../app/listeners/createAppListeners';
import { makeStore } from '../../../app/store';
import { km } from '../../../i18n/km';
import { useAppSelector } from '../../../store/hooks';
import { makeTestServices } from '../../../testing/makeTestServices';
import { happens, renderOnStore } from '../../../testing/renderOnStore';
import { selectSlipReceipt } from '../betsSelectors';
import { betsEvents, selectSlip } from '../betsSlice';
import { SlipReceipt } from './SlipReceipt';

const stake = { roundId: 50, number: '07', amount: 1000 };
const receiptId = 'r';

/** The receipt of the open slip, whose stake was sent and got no response. */
async function renderReceipt() {
  const services = makeTestServices();
  const store = makeStore(services, createAppListeners(services, []));
  const { dispatch } = store;
  dispatch(betsEvents.slipOpened({ ...stake }));
  dispatch(betsEvents.betSent({ receiptId, userId: '1001', stake, baseline: [] }));
  dispatch(betsEvents.betUnanswered({ receiptId, cause: 'offline', message: null }));
  function OfSlip() {
    const slip = useAppSelector(selectSlip);
    const receipt = useAppSelector(selectSlipReceipt);
    return slip && receipt && <SlipReceipt slip={slip} receipt={receipt} />;
  }
  await happens(() => renderOnStore(<OfSlip />, { store, services }));
  return {
    user: userEvent.setup(),
    bets: () => store.getState().bets,
    miss: () =>
      happens(() =>
        dispatch(betsEvents.betMissed({ receiptId, stake, state: 'notFound', isNews: true })),
      ),
    deny: () => happens(() => dispatch(betsEvents.betNotPlaced({ receiptId, stake }))),
  };
}

const betAgain = () => screen.queryByRole('button', { name: km.receipt.betAgain });

describe('the receipt in the bet modal of a stake without a response', () => {
  it('says that the stake is being checked, with its round and amount', async () => {
    await renderReceipt();
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent(km.receipt.checking);
    expect(status).toHaveTextContent(km.receipt.checkingHint);
    expect(screen.getByText(km.common.roundTag(50), { exact: false })).toBeVisible();
    expect(screen.getByText('1,000៛')).toBeVisible();
  });

  it('has nothing that an impatient Enter could send again', async () => {
    const { user, bets, miss } = await renderReceipt();
    const before = bets();
    expect(betAgain()).toBeNull();
    await user.keyboard('{Enter}');
    expect(bets()).toBe(before);
    await miss();
    await user.click(screen.getByRole('button', { name: km.receipt.wait }));
    expect(bets()).toMatchObject({ slip: null, receipts: [{ isShown: true }] });
  });

  it('asks to wait while the lists do not show the stake, and offers to bet again once it is not placed', async () => {
    const { user, bets, miss, deny } = await renderReceipt();
    await miss();
    expect(screen.getByRole('status')).toHaveTextContent(km.receipt.notFoundHint);
    expect(screen.getByRole('button', { name: km.receipt.wait })).toBeVisible();
    expect(betAgain()).toBeNull();
    await deny();
    await user.click(betAgain() as HTMLElement);
    expect(bets().slip).toMatchObject({ ...stake, receiptId: null });
  });
});
