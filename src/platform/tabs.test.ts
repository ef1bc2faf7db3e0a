import { createTabs } from './tabs';

const realChannel = globalThis.BroadcastChannel;
const channelOf = (channel: unknown) => {
  (globalThis as { BroadcastChannel?: unknown }).BroadcastChannel = channel;
};
afterEach(() => channelOf(realChannel));

const refusing = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** One handler for every event of the other tabs. */
const everyEvent = (heard: () => void) => ({
  onSessionChanged: heard,
  onBetClaimed: heard,
  onBetsAsked: heard,
  onRoundShown: heard,
});

/** The one channel of a browser that sends messages with `postMessage`. */
function provideChannel(postMessage: (data: unknown) => void) {
  const listeners: ((event: { data: unknown }) => void)[] = [];
  const addEventListener = (name: string, listener: (event: { data: unknown }) => void) => {
    if (name === 'message') listeners.push(listener);
  };
  channelOf(function BroadcastChannel() {
    return { postMessage, addEventListener };
  });
  return {
    /** Throws what a listener throws. */
    receive(data: unknown) {
      for (const listener of listeners) listener({ data });
    },
  };
}

it.each([
  ['is not there', undefined],
  ['is refused', refusing],
])('with a BroadcastChannel that %s a tab works without messages from the others', (_, channel) => {
  channelOf(channel);
  const heard = jest.fn();
  const tabs = createTabs();
  tabs.follow(everyEvent(heard));
  tabs.announceSession();
  expect(heard).not.toHaveBeenCalled();
  const working = provideChannel(() => undefined);
  createTabs().follow(everyEvent(heard));
  working.receive('changed');
  expect(heard).toHaveBeenCalledTimes(1);
});

it('a channel that refuses to send throws no error, and still receives', () => {
  const channel = provideChannel(refusing);
  const heard = jest.fn();
  const tabs = createTabs();
  tabs.follow(everyEvent(heard));
  tabs.announceSession();
  channel.receive('changed');
  expect(heard).toHaveBeenCalledTimes(1);
});

it('a tab receives which bet a stake of another tab has become, and which draw it has shown', () => {
  const posted: unknown[] = [];
  const channel = provideChannel((data) => void posted.push(data));
  const [claimed, changed, shown, asked] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()];
  const tabs = createTabs();
  tabs.follow({
    onSessionChanged: changed,
    onBetClaimed: claimed,
    onBetsAsked: asked,
    onRoundShown: shown,
  });
  const longest = String(Number.MAX_SAFE_INTEGER);
  for (const betId of ['9', longest]) tabs.announceBet(betId, betId === longest);
  for (const data of [...posted, 'bet:', 'bet:x', 'a bet:9', { bet: 9 }, null]) {
    channel.receive(data);
  }
  expect(claimed.mock.calls).toEqual([
    ['9', false],
    [longest, true],
  ]);
  expect(changed).not.toHaveBeenCalled();
  expect(shown).not.toHaveBeenCalled();
  tabs.announceSession();
  tabs.announceShownRound(50);
  tabs.askForBets();
  expect(posted).toEqual(['bet:9', `twin:${longest}`, 'changed', 'shown:50', 'bets?']);
  for (const data of ['shown:50', 'shown:', 'shown:x', 'bets?']) channel.receive(data);
  expect(shown.mock.calls).toEqual([[50]]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(changed).not.toHaveBeenCalled();
});
