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
import { allListeners } from '../../testing/allListeners';

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

/** One code of each class that pusher-js treats in its own way: a lost network, and the protocol's own. */
const closeCodes = [1006, 4000, 4001, 4100, 4200, 4301];
const endingErrorCodes = [4000, 4001, 4100, 4200];
const harmlessErrorCodes = [null, 1006, 4301];

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
  // Before the handshake an error of any class ends the connection.
  const isFirstFrame = stage === 'before the handshake';
  const codes = isFirstFrame ? [...endingErrorCodes, ...harmlessErrorCodes] : endingErrorCodes;
  const errors = codes.map((code, at): [string, Server] => {
    const isClosed = at % 2 === 0;
    return [
      `error ${code} ${stage}${isClosed ? ' and closed' : ''}`,
      (socket) => {
        reach(socket);
        socket.receive(errorFrame(code));
        if (isClosed) socket.end(code ?? 1000);
      },
    ];
  });
  return [...closes, ...errors];
});

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  FakeSocket.made = [];
  Object.assign(globalThis, { WebSocket: FakeSocket });
});

/** The server answers this often. */
const stepMs = 500;

/** A signed-in player whose connections are answered by a server, with the real SDKs. */
async function openApp(server: Server) {
  startFakeServer();
  const services = makeTestServices({ random: () => 0 });
  const config = { key: 'key', host: 'localhost', port: 8003 };
  const broadcasts = createBroadcastClient(config, services.logger);
  const store = makeStore({ ...services, broadcasts }, allListeners({ ...services, broadcasts }));
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
  it.each(harmlessErrorCodes)(
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
