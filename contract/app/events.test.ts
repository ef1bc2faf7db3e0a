import { channels } from '../../src/realtime/parseBroadcast';
import { makeTestStore } from '../../src/testing/makeTestStore';
import { appStarted } from '../../src/store/appEvents';
import { messageOn, messages } from '../support/messages';
import { samplesOf } from '../support/samples';

it('the app subscribes to the channels and messages of the contract', () => {
  const documented = messages
    .filter(({ channel }) => !channel.includes('/'))
    .map(({ channel, name }) => ({ channel, event: name }));
  const subscribed = channels.map(({ channel, event }) => ({ channel, event }));
  expect(subscribed).toHaveLength(documented.length);
  expect(subscribed).toEqual(expect.arrayContaining(documented));
});

const events = channels.flatMap(({ channel, parse }) =>
  samplesOf(messageOn(channel).payload).map(({ name, value }) => ({
    channel,
    parse,
    name: name || 'plain',
    value,
  })),
);

it.each(events)('[7.22] an event on $channel is parsed: $name', ({ parse, value }) => {
  const { kind } = parse(value);
  expect(kind).toEqual(expect.any(String));
  expect(kind).not.toBe('dropped');
});

const records = samplesOf(messageOn('balances/{userId}').payload).map(({ name, value }) => ({
  name: name || 'plain',
  value: value as { balance: unknown },
}));

it.each(records)('a balance record is followed: $name', ({ value }) => {
  const { store, services } = makeTestStore();
  store.dispatch(appStarted());
  services.balances.push(value.balance);
  expect(store.getState().session.balance).toBe(Number(String(value.balance).replaceAll(',', '')));
});
