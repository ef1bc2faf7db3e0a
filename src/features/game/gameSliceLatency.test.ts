import { gameEvents, gameReducer, initialGame } from './gameSlice';

type Event = Parameters<typeof gameReducer>[1];

const after = (...events: Event[]) => events.reduce(gameReducer, initialGame(null)).latency;

const ping = (at: number) => gameEvents.pingSent({ at });
const pong = (at: number) => gameEvents.pongReceived({ at });

describe('the delay of the connection', () => {
  it('is measured from the oldest ping without an answer to its pong', () => {
    expect(after(ping(1000), ping(1200), pong(1250))).toMatchObject({
      samplesMs: [250],
      pingedAt: null,
    });
  });

  it('is measured by calls too, each beside the ones before', () => {
    const call = (ms: number) => gameEvents.roundTripMeasured({ ms });
    expect(after(call(40), ping(1000), pong(1050), call(60))?.samplesMs).toEqual([40, 50, 60]);
  });

  it('is not measured over a loss of the connection', () => {
    const lost = gameEvents.connectionLost();
    expect(after(ping(1000), lost, pong(1500))).toMatchObject({ samplesMs: [], pingedAt: null });
  });

  it('is missing until it was measured', () => {
    expect(after(pong(1000), gameEvents.connectionLost())).toBeUndefined();
  });
});
