import { act, screen } from '@testing-library/react';
import { betsEvents } from '../../features/bets/betsSlice';
import { ticketEvents } from '../../features/bets/ticket/ticketSlice';
import { km } from '../../i18n/km';
import { openHome } from '../../testing/openHome';
import { recordActions } from '../../testing/recordActions';
import '../../features/bets/ticket/TicketDialog';
import './BetModal';

/** Home, and what each ignored press has recorded. */
async function openWatchedHome() {
  const app = await openHome();
  const actions = recordActions(app.store);
  const ignored = () =>
    actions
      .filter(betsEvents.pressIgnored.match)
      .map(({ payload: { control, reason, closedBy } }) => [control, reason, closedBy]);
  return { ...app, actions, ignored };
}

/** What is on the screen, and the state behind it. */
const shown = ({ store }: Awaited<ReturnType<typeof openWatchedHome>>) => ({
  state: store.getState(),
  html: document.body.innerHTML,
});

const keypadClose = () => screen.getByRole('button', { name: km.keypad.close });

describe('a press that does nothing', () => {
  it('is recorded from the keypad and the keyboard while betting is closed, and changes nothing', async () => {
    const app = await openWatchedHome();
    await app.user.keyboard('07');
    await app.push(5);
    const before = shown(app);
    await app.user.click(keypadClose());
    await app.user.keyboard('{Enter}r');
    expect(app.ignored()).toEqual([
      ['keypad', 'closed', 'timeUp'],
      ['keypad', 'closed', 'timeUp'],
      ['repeat', 'closed', 'timeUp'],
    ]);
    expect(shown(app)).toEqual(before);
    expect(app.posts()).toEqual([]);
  });

  it('names the lost connection', async () => {
    const { user, happens, services, ignored } = await openWatchedHome();
    await happens(() => services.broadcasts.emit({ kind: 'connection', state: 'lost' }));
    await user.click(keypadClose());
    expect(ignored()).toEqual([['keypad', 'closed', 'disconnected']]);
  });

  it('is recorded from a filled slip once betting is closed, and sends nothing', async () => {
    const app = await openWatchedHome();
    await app.user.keyboard('99{Enter}');
    await app.user.type(await screen.findByLabelText(km.betModal.amount), '1000');
    await app.push(5);
    const before = shown(app);
    await app.user.keyboard('{Enter}');
    await app.user.click(screen.getByRole('button', { name: km.betModal.closed }));
    expect(app.ignored()).toEqual([
      ['slip', 'closed', 'timeUp'],
      ['slip', 'closed', 'timeUp'],
    ]);
    expect(shown(app).state).toBe(before.state);
    expect(app.actions.map(({ type }) => type)).not.toContain(betsEvents.betSubmitted.type);
    expect(app.posts()).toEqual([]);
  });

  it('is recorded from a filled ticket once betting is closed, and sends nothing', async () => {
    const { user, store, push, ignored, posts } = await openWatchedHome();
    act(() => {
      const line = { id: 'a', number: '07', amount: 1000 };
      store.dispatch(ticketEvents.numbersAdded({ roundId: 50, lines: [line] }));
    });
    await user.keyboard('t');
    await screen.findByRole('button', { name: km.ticket.submit('1') });
    await push(5);
    await user.click(screen.getByRole('button', { name: km.betModal.closed }));
    expect(ignored()).toEqual([['ticket', 'closed', 'timeUp']]);
    expect(store.getState().ticket.run).toBeNull();
    expect(posts()).toEqual([]);
  });
});
