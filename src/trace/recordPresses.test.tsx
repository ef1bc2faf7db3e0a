import { act, screen } from '@testing-library/react';
import { betsEvents } from '../features/bets/betsSlice';
import { ticketEvents } from '../features/ticket/ticketSlice';
import { km } from '../i18n/km';
import { controlPressed } from '../store/appEvents';
import { openHome } from '../testing/openHome';
import { recordActions } from '../testing/recordActions';
import { recordPresses } from './recordPresses';
import '../features/ticket/TicketDialog';
import '../screens/home/BetModal';

let stop = () => {};
afterEach(() => stop());

/** Home, and which presses are recorded. */
async function openRecordedHome() {
  const app = await openHome();
  stop = recordPresses(document, app.store.dispatch);
  const actions = recordActions(app.store);
  return {
    ...app,
    actions,
    presses: () => actions.filter(controlPressed.match).map(({ payload }) => payload.control),
  };
}

/** What is on the screen, and the state behind it. */
const shown = ({ store }: Awaited<ReturnType<typeof openRecordedHome>>) => ({
  state: store.getState(),
  html: document.body.innerHTML,
});

const keypadClose = () => screen.getByRole('button', { name: km.keypad.close });

describe('a press that does nothing', () => {
  it('is recorded from the keypad and the keyboard while betting is closed, and changes nothing', async () => {
    const app = await openRecordedHome();
    await app.user.keyboard('07');
    await app.push(5);
    const before = shown(app);
    await app.user.click(keypadClose());
    await app.user.keyboard('{Enter}r');
    expect(app.presses()).toEqual(['keypad', 'keypad', 'repeat']);
    expect(shown(app).html).toEqual(before.html);
    expect(shown(app).state).toBe(before.state);
    expect(app.posts()).toEqual([]);
  });

  it('is recorded from a filled slip once betting is closed, and sends nothing', async () => {
    const app = await openRecordedHome();
    await app.user.keyboard('99{Enter}');
    await app.user.type(await screen.findByLabelText(km.betModal.amount), '1000');
    await app.push(5);
    const before = shown(app);
    await app.user.keyboard('{Enter}');
    await app.user.click(screen.getByRole('button', { name: km.betModal.closed }));
    expect(app.presses()).toEqual(['keypad', 'slip', 'slip']);
    expect(shown(app).state).toBe(before.state);
    expect(app.actions.map(({ type }) => type)).not.toContain(betsEvents.betSubmitted.type);
    expect(app.posts()).toEqual([]);
  });

  it('is recorded from a filled ticket once betting is closed, and sends nothing', async () => {
    const { user, store, push, presses, posts } = await openRecordedHome();
    act(() => {
      const line = { id: 'a', number: '07', amount: 1000 };
      store.dispatch(ticketEvents.numbersAdded({ roundId: 50, lines: [line] }));
    });
    await user.keyboard('t');
    await screen.findByRole('button', { name: km.ticket.submit('1') });
    await push(5);
    await user.click(screen.getByRole('button', { name: km.betModal.closed }));
    expect(presses()).toEqual(['ticket']);
    expect(store.getState().ticket.run).toBeNull();
    expect(posts()).toEqual([]);
  });
});

it('a press is recorded before what the app makes of it, by finger and by key', async () => {
  const { user, actions } = await openRecordedHome();
  await user.keyboard('99');
  actions.length = 0;
  await user.keyboard('{Enter}');
  await screen.findByLabelText(km.betModal.amount);
  await user.keyboard('{Alt>}[Digit1]{/Alt}');
  await user.click(screen.getByRole('button', { name: km.betModal.addChip('5,000') }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  const types = actions.map(({ type }) => type).filter((type) => /^(app|bets)\//.test(type));
  expect(types).toEqual([
    controlPressed.type,
    betsEvents.slipOpened.type,
    controlPressed.type,
    betsEvents.slipAmountChanged.type,
    controlPressed.type,
    betsEvents.slipAmountChanged.type,
    controlPressed.type,
    betsEvents.addedToTicket.type,
  ]);
});

it('nothing that is typed is recorded, and no key behind a dialog', async () => {
  const { user, presses } = await openRecordedHome();
  await user.keyboard('99{Enter}');
  const amount = await screen.findByLabelText(km.betModal.amount);
  await user.type(amount, 'r5');
  act(() => amount.blur());
  await user.keyboard('r');
  expect(presses()).toEqual(['keypad']);
});

it('other controls, unknown names and a store that fails leave a press as it is', async () => {
  const { user } = await openRecordedHome();
  const dispatch = jest.fn(() => {
    throw new Error('no store');
  });
  stop();
  stop = recordPresses(document, dispatch);
  const onClick = jest.fn();
  const button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('click', onClick);
  await user.click(button);
  button.dataset['control'] = 'password';
  await user.click(button);
  expect(dispatch).not.toHaveBeenCalled();
  button.dataset['control'] = 'slip';
  await user.click(button);
  expect(dispatch).toHaveBeenCalledTimes(1);
  expect(onClick).toHaveBeenCalledTimes(3);
  button.remove();
});
