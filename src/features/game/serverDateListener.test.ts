import { makeTestStore } from '../../testing/makeTestStore';
import { appStarted } from '../../store/appEvents';
import { broadcast } from '../connection/broadcasts';
import { gameApi } from './gameApi';

const row = { round_id: 41, created_at: '2026-11-18 13:59:00', detail: '{"number":"407"}' };

/** A page whose machine is two days ahead of the server. */
function setUp() {
  const { store, services, server } = makeTestStore();
  server.on('GET results', { body: [row] });
  store.dispatch(appStarted());
  return {
    server,
    clock: services.clock,
    load: () => store.dispatch(gameApi.endpoints.getResults.initiate()),
    push: () =>
      store.dispatch(
        broadcast.countdownReceived({ secondsLeft: 30, receivedAt: services.clock.now() }),
      ),
    day: () => new Date(services.clock.date()).toISOString().slice(0, 10),
  };
}

describe('the server’s date', () => {
  it('is that of the newest result while a round is running, on a machine that is days off', async () => {
    const { load, push, day } = setUp();
    expect(day()).toBe('2026-11-20');
    push();
    await load();
    expect(day()).toBe('2026-11-18');
  });

  it('is not taken from a result before the first push: the game may have been closed for days', async () => {
    const { load, push, day } = setUp();
    await load();
    expect(day()).toBe('2026-11-20');
    push();
    expect(day()).toBe('2026-11-18');
  });

  it('is not taken from a result without a readable stamp', async () => {
    const { server, load, push, day } = setUp();
    server.on('GET results', { body: [{ ...row, created_at: 'yesterday' }] });
    push();
    await load();
    expect(day()).toBe('2026-11-20');
  });

  it('no longer counts once the machine is set right', async () => {
    const { load, push, day, clock } = setUp();
    push();
    await load();
    clock.setWall('2026-11-18T14:05:00+07:00');
    expect(clock.date()).toBe(Date.parse('2026-11-18T14:05:00+07:00'));
    expect(day()).toBe('2026-11-18');
  });
});
