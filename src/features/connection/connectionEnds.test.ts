/** @jest-environment <rootDir>/src/testing/browserLikeEnvironment.ts */
import { setImmediate } from 'node:timers';
import { selectConnectionStatus } from '../game/gameSelectors';
import { createBroadcastClient } from '../../realtime/broadcastClient';
import {
  errorFrame,
  FakeSocket,
  handlerErrors,
  handshakeFrame,
  subscribedFrames,
} from '../../testing/fakeSocket';
import { startFakeServer } from '../../testing/fakeServer';
import { makeTestServices } from '../../testing/makeTestServices';
import { appStarted, cameOnline, wentOffline } from '../../store/appEvents';
import { makeStore } from '../../app/store';

// The browser's build of the real SDK; Node would take another.
jest.mock('pusher-js', () => jest.requireActual<object>('pusher-js/dist/web/pusher'));

/** What a server does with a requested connection. */
type Server = (socket: FakeSocket) => void;

const well: Server = (socket) => {
  socket.open();
  for (const text of [handshakeFrame, ...subscribedFrames]) socket.receive(text);
};

/** How far a connection comes before it ends. */
const stages: Record<string, Server> = {
  'before it opens': () => undefined,
  'before the handshake': (socket) => socket.open(),
  'before the channels are subscribed': (socket) => {
    socket.open();
    socket.receive(handshakeFrame);
  },
  'once it is open': well,
};

/** One of each class that the app or pusher-js treats in its own way: a good end, a fault, and the protocol's. */
const closeCodes = [1000, 1003, 1006, 4000, 4001, 4100, 4200, 4301];
const errorCodes = [null, 0, ...closeCodes];
const endingErrorCodes = errorCodes.filter((code) => code !== null && code >= 4000 && code < 4300);

/** Every way to end a connection, by its name: at which stage, and how. */
const ends = Object.entries(stages).flatMap(([stage, reach]): [string, Server][] => {
  const closes = closeCodes.map((code): [string, Server] => [
    `closed with ${code} ${stage}`,
    (socket) => {
      reach(socket);
      socket.end(code);
    },
  ]);
  if (reach === stages['before it opens']) return closes;
  const codes = stage === 'before the handshake' ? errorCodes : endingErrorCodes;
  const errors = codes.flatMap((code): [string, Server][] =>
    [true, false].map((isClosed) => [
      `error ${code} ${stage}${isClosed ? ' and closed' : ''}`,
      (socket) => {
        reach(socket);
        socket.receive(errorFrame(code));
        if (isClosed) socket.end(code ?? 1000);
      },
    ]),
  );
  return [...closes, ...errors];
});

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  FakeSocket.made = [];
  Object.assign(globalThis, { WebSocket: FakeSocket });
});
afterEach(() => jest.useRealTimers());

/** The server answers this often. */
const stepMs = 500;

/** A signed-in player whose connections are answered by a server, with the real SDKs. */
async function openApp(server: Server) {
  startFakeServer();
  const services = makeTestServices({ random: () => 0 });
  const config = { key: 'key', host: 'localhost', port: 8003 };
  const broadcasts = createBroadcastClient(config, services.logger);
  const store = makeStore({ ...services, broadcasts });
  let answer = server;
  let seen = 0;
  let mostAtOnce = 0;
  const pass = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += stepMs) {
      services.clock.advance(stepMs);
      jest.advanceTimersByTime(stepMs);
      // Jest's own asynchronous clock waits a real millisecond for each timer.
      await new Promise((resolve) => setImmediate(resolve));
      const alive = FakeSocket.made.filter(({ readyState }) => readyState < 2);
      mostAtOnce = Math.max(mostAtOnce, alive.length);
      for (const socket of FakeSocket.made.slice(seen)) answer(socket);
      seen = FakeSocket.made.length;
    }
  };
  store.dispatch(appStarted());
  await pass(stepMs);
  return {
    store,
    pass,
    answerWith: (next: Server) => {
      answer = next;
    },
    status: () => selectConnectionStatus(store.getState()),
    sockets: () => FakeSocket.made.length,
    mostAtOnce: () => mostAtOnce,
    stop: () => {
      broadcasts.disconnect();
      jest.runOnlyPendingTimers();
    },
  };
}

describe('a server that ends each connection', () => {
  it.each(ends)(
    '[9.25] gets six connection attempts a minute, one at a time, until it works: %s',
    async (_, end) => {
      const { pass, status, sockets, mostAtOnce, answerWith, stop } = await openApp(end);
      await pass(750);
      expect(status()).toBe('reconnecting');
      await pass(59_000);
      expect(sockets()).toBe(6);
      expect(mostAtOnce()).toBe(1);
      expect(handlerErrors.splice(0)).toEqual([]);
      answerWith(well);
      await pass(4000);
      expect(status()).toBe('open');
      stop();
    },
  );

  it.each<[string, Server]>([
    ['does not accept it', () => undefined],
    ['says nothing', (socket) => socket.open()],
    [
      'confirms no channel',
      (socket) => {
        socket.open();
        socket.receive(handshakeFrame);
      },
    ],
  ])(
    'gets the next attempt after ten to fifteen seconds and the delay if it %s',
    async (_, end) => {
      const { pass, status, sockets, mostAtOnce, stop } = await openApp(end);
      await pass(9000);
      expect(sockets()).toBe(1);
      await pass(8000);
      expect(status()).toBe('reconnecting');
      expect(sockets()).toBe(2);
      await pass(43_000);
      expect(sockets()).toBeLessThanOrEqual(5);
      expect(mostAtOnce()).toBe(1);
      stop();
    },
  );
});

describe('an open connection', () => {
  it.each(errorCodes.filter((code) => !endingErrorCodes.includes(code)))(
    'stays open after an error with code %p, which ends nothing',
    async (code) => {
      const { pass, status, sockets, stop } = await openApp(well);
      FakeSocket.made[0]?.receive(errorFrame(code));
      await pass(3000);
      expect(status()).toBe('open');
      expect(sockets()).toBe(1);
      stop();
    },
  );

  it('is made again once if network, wake and loss come together', async () => {
    const { store, pass, status, sockets, mostAtOnce, stop } = await openApp(well);
    FakeSocket.made[0]?.end(1006);
    window.dispatchEvent(new Event('offline'));
    store.dispatch(wentOffline());
    window.dispatchEvent(new Event('online'));
    store.dispatch(cameOnline());
    await pass(3000);
    expect(status()).toBe('open');
    expect(sockets()).toBe(2);
    expect(mostAtOnce()).toBe(1);
    stop();
  });
});
