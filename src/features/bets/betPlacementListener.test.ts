import { sessionEnded } from '../../api/apiEvents';
import { restApi } from '../../api/restApi';
import { km } from '../../i18n/km';
import { accepted, openSlip } from '../../testing/listeners/openSlip';
import { testSession } from '../../testing/makeTestServices';
import { recordActions } from '../../testing/recordActions';
import { broadcast } from '../connection/broadcasts';
import { betsEvents } from './betsSlice';
import { waitFor } from '../../testing/waitFor';

describe('a stake', () => {
  it('[3.6] is sent with its round, number and amount', async () => {
    const { posts, send } = await openSlip();
    await send();
    expect(posts()).toEqual([{ result_id: 50, number: '07', amount: 1000 }]);
  });

  it('[4.16] is one stake for any number of presses', async () => {
    const { submit, posts, listed, send } = await openSlip();
    submit();
    submit();
    await send();
    expect(posts()).toHaveLength(1);
    expect(listed()).toEqual([9, 8]);
  });

  it('is one stake even while the response takes long', async () => {
    const { server, submit, posts, answered, bets } = await openSlip();
    let answer = (_: typeof accepted) => {};
    server.on('POST bets', () => new Promise((resolve) => (answer = resolve)));
    submit();
    await waitFor(() => expect(posts()).toHaveLength(1));
    submit();
    expect(bets()).toMatchObject({ slip: { roundId: 50 }, receipts: [{ state: 'sending' }] });
    answer(accepted);
    await answered();
    expect(posts()).toHaveLength(1);
    expect(bets()).toMatchObject({ slip: null, receipts: [{ state: 'accepted', betKey: '9' }] });
  });
});

describe('a stake that must not be sent', () => {
  /** Nothing left, and the player sees why; the slip stays open. */
  const expectBlocked = (
    { posts, bets, toasts }: Awaited<ReturnType<typeof openSlip>>,
    message: string,
  ) => {
    expect(toasts()).toEqual([message]);
    expect(bets()).toMatchObject({ receipts: [], slip: { roundId: 50, amount: 1000 } });
    expect(posts()).toEqual([]);
  };

  it('[4.8] is blocked at five seconds before the close, and sent a millisecond earlier', async () => {
    const late = await openSlip();
    late.clock.advance(25_000);
    late.submit();
    expectBlocked(late, km.betModal.closed);
    const early = await openSlip();
    early.clock.advance(24_999);
    await early.send();
    expect(early.posts()).toHaveLength(1);
  });

  it('is blocked when another round than the slip’s has started', async () => {
    const parts = await openSlip();
    parts.store.dispatch(broadcast.roundStarted({ roundId: 51, receivedAt: 0 }));
    parts.push(60);
    parts.submit();
    expectBlocked(parts, km.betModal.newRoundBegan);
  });

  it('is sent shortly before the close if the latest push allows it', async () => {
    const { clock, push, posts, send } = await openSlip();
    clock.advance(24_000);
    push(6);
    clock.advance(999);
    await send();
    expect(posts()).toHaveLength(1);
  });
});

it('[2.30, 7.10] the odds are fetched for the first slip only', async () => {
  const { store, server } = await openSlip();
  const loaded = () => Promise.all(store.dispatch(restApi.util.getRunningQueriesThunk()));
  await loaded();
  store.dispatch(betsEvents.slipClosed());
  store.dispatch(betsEvents.slipOpened({ roundId: 50, number: '4' }));
  await loaded();
  expect(server.calls('GET odds')).toHaveLength(1);
});

describe('the actions of a bet', () => {
  it('hold the stake and its receipt, and not the token that the call carried', async () => {
    const { store, server, send } = await openSlip();
    const actions = recordActions(store);
    await send();
    expect(server.calls('POST bets').map(({ token }) => token)).toEqual([testSession.accessToken]);
    const types = actions.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['bets/betSent', 'bets/betAccepted']));
    expect(JSON.stringify(actions)).not.toContain(testSession.accessToken);
  });

  it('are none for a press while a stake is being sent, or after the session has ended', async () => {
    const { store, submit, posts, send } = await openSlip();
    submit();
    const actions = recordActions(store);
    await send();
    store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    submit();
    expect(actions.filter(({ type }) => /^bets\/bet(Sent|Blocked)$/.test(type))).toEqual([]);
    expect(posts()).toHaveLength(1);
  });
});
