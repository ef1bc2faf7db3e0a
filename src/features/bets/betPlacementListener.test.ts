import { waitFor } from '@testing-library/react';
import { restApi } from '../../api/restApi';
import { km } from '../../i18n/km';
import { accepted, openSlip } from '../../testing/listeners/openSlip';
import { recordActions } from '../../testing/recordActions';
import { gameEvents } from '../game/gameSlice';
import { betsEvents } from './betsSlice';

describe('a stake', () => {
  it('is sent with its round, number and amount', async () => {
    const { submit, posts, answered } = await openSlip();
    submit();
    await answered();
    expect(posts()).toEqual([{ result_id: 50, number: '07', amount: 1000 }]);
  });

  it('is one stake for any number of presses', async () => {
    const { submit, posts, answered, listed } = await openSlip();
    submit();
    submit();
    submit();
    await answered();
    expect(posts()).toHaveLength(1);
    expect(listed()).toEqual([9, 8]);
  });

  it('is one stake also while the answer takes long', async () => {
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

  it('can be followed by another one once it was answered', async () => {
    const { submit, posts, answered } = await openSlip();
    submit();
    await answered();
    submit();
    await answered();
    expect(posts()).toHaveLength(2);
  });
});

describe('a stake that is not sent', () => {
  const expectBlocked = ({ posts, bets, toasts }: Awaited<ReturnType<typeof openSlip>>) => {
    expect(posts()).toEqual([]);
    expect(bets()).toMatchObject({ receipts: [], slip: { roundId: 50, amount: 1000 } });
    return expect(toasts());
  };

  it('comes when five seconds are left', async () => {
    const parts = await openSlip();
    parts.clock.advance(24_999);
    parts.clock.advance(1);
    parts.submit();
    expectBlocked(parts).toEqual([km.betModal.closed]);
  });

  it('comes after the close although no push told of it', async () => {
    const parts = await openSlip();
    parts.clock.advance(300_000);
    parts.submit();
    expectBlocked(parts).toEqual([km.betModal.closed]);
  });

  it('comes while the round is being drawn', async () => {
    const parts = await openSlip();
    parts.store.dispatch(
      gameEvents.roundCalculated({ result: { roundId: 50, createdAt: null, digits: '472' } }),
    );
    parts.push(30);
    parts.submit();
    expectBlocked(parts).toEqual([km.betModal.closed]);
  });

  it('is of another round than the current one', async () => {
    const parts = await openSlip();
    parts.store.dispatch(gameEvents.roundStarted({ roundId: 51 }));
    parts.push(60);
    parts.submit();
    expectBlocked(parts).toEqual([km.betModal.newRoundBegan]);
  });

  it('is still sent a moment before the close', async () => {
    const { clock, push, submit, posts, answered } = await openSlip();
    clock.advance(24_000);
    push(6);
    clock.advance(999);
    submit();
    await answered();
    expect(posts()).toHaveLength(1);
  });
});

describe('the odds', () => {
  it('are asked for with the first slip only', async () => {
    const { store, server } = await openSlip();
    const asked = () => Promise.all(store.dispatch(restApi.util.getRunningQueriesThunk()));
    await asked();
    store.dispatch(betsEvents.slipClosed());
    store.dispatch(betsEvents.slipOpened({ roundId: 50, number: '4' }));
    await asked();
    expect(server.calls('GET odds')).toHaveLength(1);
  });
});

describe('the record of a bet', () => {
  it('holds no token', async () => {
    const { store, submit, answered } = await openSlip();
    const actions = recordActions(store);
    submit();
    await answered();
    expect(JSON.stringify(actions)).not.toContain('of-the-test');
  });
});
