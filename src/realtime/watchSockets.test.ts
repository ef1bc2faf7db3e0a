import { FakeSocket } from '../testing/fakeSocket';
import { watchSockets } from './watchSockets';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const maker = {
    createWebSocket: (_url: string) => new FakeSocket() as EventTarget as WebSocket,
  };
  const original = maker.createWebSocket;
  const onLost = jest.fn();
  const dropped: string[] = [];
  const watch = watchSockets(maker, {
    lost: onLost,
    dropped: (reason) => void dropped.push(reason),
  });
  const make = () => {
    maker.createWebSocket('ws://localhost');
    const socket = FakeSocket.made.at(-1);
    if (socket === undefined) throw new Error('no socket was made');
    return socket;
  };
  return { maker, original, watch, onLost, dropped, make };
}

describe('watchSockets', () => {
  it.each([0, 1])('reports a socket that closes in state %d as lost', (readyState) => {
    const { make, onLost } = setUp();
    const socket = make();
    if (readyState === 1) socket.open();
    expect(onLost).not.toHaveBeenCalled();
    socket.end(1006);
    expect(onLost).toHaveBeenCalledTimes(1);
  });

  it('makes no second socket beside one that is open or opening, and loses nothing by that', () => {
    const { make, onLost } = setUp();
    const socket = make();
    expect(make).toThrow('one connection at a time');
    socket.open();
    expect(make).toThrow('one connection at a time');
    expect(onLost).not.toHaveBeenCalled();
  });

  it('makes no second socket after the first was given up, which is a loss', () => {
    const { make, onLost } = setUp();
    make().close();
    expect(make).toThrow('one connection at a time');
    expect(onLost).toHaveBeenCalledTimes(1);
  });

  it('makes one for each attempt, and hears nothing more of the one before', () => {
    const { make, onLost, watch } = setUp();
    const old = make();
    watch.begin();
    const next = make();
    old.end(1006);
    expect(onLost).not.toHaveBeenCalled();
    next.end(1006);
    expect(onLost).toHaveBeenCalledTimes(1);
  });

  it('keeps a frame away that pusher-js would fail over, and hands on the next good one', () => {
    const { make, dropped } = setUp();
    const socket = make();
    const seen: unknown[] = [];
    socket.addEventListener('message', (message) => seen.push((message as MessageEvent).data));
    const good = '{"event":"CountdownEvent","channel":"countdown","data":"{}"}';
    for (const data of ['{"event":', good]) socket.receive(data);
    expect(seen).toEqual([good]);
    expect(dropped).toHaveLength(1);
  });

  it('leaves everything as it was at its end', () => {
    const { maker, original, watch } = setUp();
    watch.end();
    expect(maker.createWebSocket).toBe(original);
  });
});
