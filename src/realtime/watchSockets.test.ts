import { watchSockets } from './watchSockets';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const made: EventTarget[] = [];
  const maker = {
    createWebSocket(_url: string) {
      const socket = new EventTarget();
      made.push(socket);
      return socket as WebSocket;
    },
  };
  const original = maker.createWebSocket;
  const onRefused = jest.fn();
  const dropped: string[] = [];
  const watch = watchSockets(maker, {
    refused: onRefused,
    dropped: (reason) => void dropped.push(reason),
  });
  const open = () => maker.createWebSocket('ws://localhost');
  const tell = (socket: EventTarget, name: string) => {
    socket.dispatchEvent(new Event(name));
    jest.runAllTimers();
  };
  return { maker, original, watch, onRefused, dropped, open, tell };
}

it('a socket that closes before it opened was refused', () => {
  const { open, tell, onRefused } = setUp();
  tell(open(), 'close');
  expect(onRefused).toHaveBeenCalledTimes(1);
});

it('one that was open was not', () => {
  const { open, tell, onRefused } = setUp();
  const socket = open();
  tell(socket, 'open');
  tell(socket, 'close');
  expect(onRefused).not.toHaveBeenCalled();
});

it('nor one in whose place another is opened at once', () => {
  const { open, tell, onRefused } = setUp();
  const first = open();
  first.addEventListener('close', () => open());
  tell(first, 'close');
  expect(onRefused).not.toHaveBeenCalled();
});

it('nor one that nobody waits for any more', () => {
  const { open, tell, onRefused, watch } = setUp();
  const old = open();
  watch.forget();
  const next = open();
  tell(next, 'open');
  tell(old, 'close');
  expect(onRefused).not.toHaveBeenCalled();
});

it('a frame that pusher-js would fail over does not reach it, and the next good one does', () => {
  const { open, dropped } = setUp();
  const socket = open();
  const seen: unknown[] = [];
  socket.addEventListener('message', ({ data }) => seen.push(data));
  const good = '{"event":"CountdownEvent","channel":"countdown","data":"{}"}';
  for (const data of ['{"event":', good]) {
    socket.dispatchEvent(new MessageEvent('message', { data }));
  }
  expect(seen).toEqual([good]);
  expect(dropped).toHaveLength(1);
});

it('at its end everything is as it was', () => {
  const { maker, original, watch } = setUp();
  watch.end();
  expect(maker.createWebSocket).toBe(original);
});
