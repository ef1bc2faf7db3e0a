import { watchRefusedSockets } from './watchSockets';

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
  const watch = watchRefusedSockets(maker, onRefused);
  const open = () => maker.createWebSocket('ws://localhost');
  const tell = (socket: EventTarget, name: string) => {
    socket.dispatchEvent(new Event(name));
    jest.runAllTimers();
  };
  return { maker, original, watch, onRefused, open, tell };
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

it('at its end everything is as it was', () => {
  const { maker, original, watch } = setUp();
  watch.end();
  expect(maker.createWebSocket).toBe(original);
});
