import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { km } from '../../i18n/km';
import { openSlip } from '../../testing/listeners/openSlip';
import { happens, renderOnStore } from '../../testing/renderOnStore';
import { betsEvents } from './betsSlice';
import { ShownReceipts } from './ShownReceipts';

const { receipt: text } = km;
const stake = { roundId: 50, number: '07', amount: 1000 };
const callTime = { ms: 2400, isUnanswered: true };

/** A stake whose call had no response, on the home screen: the modal is closed. */
async function renderUnanswered(witness: { debit?: 'none' } = {}) {
  const parts = await openSlip();
  const { store } = parts;
  store.dispatch(betsEvents.slipClosed());
  renderOnStore(<ShownReceipts />, parts);
  const receiptId = 'r';
  const press = { receiptId, userId: '1001', stake, baseline: [], ...witness };
  await happens(() => store.dispatch(betsEvents.betSent(press)));
  expect(screen.queryByRole('article')).toBeNull();
  const silence = { receiptId, callTime, cause: 'timeout', message: null } as const;
  await happens(() => store.dispatch(betsEvents.betUnanswered(silence)));
  return {
    ...parts,
    receiptId,
    user: userEvent.setup(),
    card: () => within(screen.getByRole('article')),
    missed: () =>
      happens(() =>
        store.dispatch(betsEvents.betMissed({ receiptId, stake, state: 'notFound', isNews: true })),
      ),
    notPlaced: () => happens(() => store.dispatch(betsEvents.betNotPlaced({ receiptId, stake }))),
  };
}

const dismiss = () => screen.queryByRole('button', { name: text.dismiss });
const betAgain = () => screen.queryByRole('button', { name: text.betAgain });

describe('the card of a stake without a response', () => {
  it('shows the stake, what is being done and how long nothing came, politely, and can be neither dismissed nor bet again', async () => {
    const { card } = await renderUnanswered();
    expect(screen.getByRole('group', { name: text.label })).toHaveAttribute('aria-live', 'polite');
    expect(card().getByText(text.checking)).toBeVisible();
    expect(card().getByText(text.checkingHint, { exact: false })).toBeVisible();
    expect(card().getByText(text.unansweredAfter('2.4'), { exact: false })).toBeVisible();
    expect(card().getByText(km.common.roundTag(50))).toBeVisible();
    expect(card().getByRole('img', { name: km.a11y.numberOf('07') })).toBeVisible();
    expect(card().getByText('1,000៛')).toBeVisible();
    expect(dismiss()).toBeNull();
    expect(betAgain()).toBeNull();
  });

  it('says that the stake was found, until it is dismissed', async () => {
    const { store, receiptId, card, user } = await renderUnanswered();
    const found = { receiptId, stake, betKey: '9', isLate: false };
    await happens(() => store.dispatch(betsEvents.betFound(found)));
    expect(card().getByText(text.placed)).toBeVisible();
    expect(card().getByText(text.placedHint, { exact: false })).toBeVisible();
    expect(betAgain()).toBeNull();
    await user.click(dismiss() as HTMLElement);
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('asks to wait, without bet again, while the stake is not found, and says if the balance fell by it', async () => {
    const { store, missed, card } = await renderUnanswered({ debit: 'none' });
    await missed();
    expect(card().getByText(text.notFoundHint, { exact: false })).toBeVisible();
    expect(betAgain()).toBeNull();
    expect(dismiss()).toBeEnabled();
    await happens(() => store.dispatch(betsEvents.balanceMoved({ change: -1000 })));
    expect(card().getByText(text.debitedHint, { exact: false })).toBeVisible();
    expect(betAgain()).toBeNull();
  });

  it('says that the server has the stake twice', async () => {
    const { store, receiptId, card } = await renderUnanswered();
    const found = { receiptId, stake, betKey: '9', isLate: false };
    await happens(() => store.dispatch(betsEvents.betFound(found)));
    await happens(() => store.dispatch(betsEvents.twinFound({ receiptId, betKey: '10' })));
    expect(card().getByText(text.twin)).toBeVisible();
    expect(card().getByText(text.twinHint, { exact: false })).toBeVisible();
  });

  it('opens the slip with the same stake by bet again once it is not placed, and sends nothing', async () => {
    const { notPlaced, user, bets, posts } = await renderUnanswered();
    await notPlaced();
    await user.click(betAgain() as HTMLElement);
    expect(bets().slip).toMatchObject(stake);
    expect(posts()).toEqual([]);
    expect(screen.queryByRole('article')).toBeNull();
  });
});

it('the live region of the receipts is there before the first of them', async () => {
  renderOnStore(<ShownReceipts />, await openSlip());
  expect(screen.getByRole('group', { name: text.label })).toBeEmptyDOMElement();
});

it('of several receipts the newest stands open, and a line counts the others and opens them', async () => {
  const { store, user } = await renderUnanswered();
  const silence = { callTime, cause: 'timeout', message: null } as const;
  for (const receiptId of ['s', 't']) {
    const press = { receiptId, userId: '1001', stake: { ...stake, number: '8' }, baseline: [] };
    await happens(() => store.dispatch(betsEvents.betSent(press)));
    await happens(() => store.dispatch(betsEvents.betUnanswered({ receiptId, ...silence })));
  }
  const standing = () =>
    screen
      .getAllByRole('img')
      .filter((number) => number.closest('details:not([open])') === null)
      .map((number) => number.getAttribute('aria-label'));
  expect(standing()).toEqual([km.a11y.numberOf('8')]);
  await user.click(screen.getByText(km.outcomes.moreBets('2')));
  expect(standing()).toHaveLength(3);
});
