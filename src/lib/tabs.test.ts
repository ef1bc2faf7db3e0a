import { createTabs } from './tabs';

const realChannel = globalThis.BroadcastChannel;
const channelOf = (channel: unknown) => {
  (globalThis as { BroadcastChannel?: unknown }).BroadcastChannel = channel;
};
afterEach(() => channelOf(realChannel));

const refusing = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

it.each([
  ['is not there', undefined],
  ['is refused', refusing],
])('a BroadcastChannel that %s leaves a tab without word of the others', (_, channel) => {
  channelOf(channel);
  const heard = jest.fn();
  const tabs = createTabs();
  tabs.follow({ onSessionChanged: heard, onBetClaimed: heard });
  tabs.announceSession();
  expect(heard).not.toHaveBeenCalled();
});

it('a channel that refuses to send stops nobody, and still hears', () => {
  const channel = Object.assign(new EventTarget(), { postMessage: refusing });
  channelOf(function BroadcastChannel() {
    return channel;
  });
  const heard = jest.fn();
  const tabs = createTabs();
  tabs.follow({ onSessionChanged: heard, onBetClaimed: heard });
  tabs.announceSession();
  channel.dispatchEvent(new MessageEvent('message', { data: 'changed' }));
  expect(heard).toHaveBeenCalledTimes(1);
});

it('one tab hears which bet a stake of another has become', () => {
  const posted: unknown[] = [];
  const channel = Object.assign(new EventTarget(), {
    postMessage: (data: unknown) => void posted.push(data),
  });
  channelOf(function BroadcastChannel() {
    return channel;
  });
  const claimed = jest.fn();
  const changed = jest.fn();
  const tabs = createTabs();
  tabs.follow({ onSessionChanged: changed, onBetClaimed: claimed });
  tabs.announceBet('9');
  for (const data of [...posted, 'bet:', 'bet:x', { bet: 9 }, null]) {
    channel.dispatchEvent(new MessageEvent('message', { data }));
  }
  expect(claimed.mock.calls).toEqual([['9']]);
  expect(changed).not.toHaveBeenCalled();
});
