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
  tabs.follow(heard);
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
  tabs.follow(heard);
  tabs.announceSession();
  channel.dispatchEvent(new MessageEvent('message', { data: 'changed' }));
  expect(heard).toHaveBeenCalledTimes(1);
});
