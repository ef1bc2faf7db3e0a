import { appStarted } from '../../src/app/appEvents';
import { readMaintenance } from '../../src/features/maintenance/maintenanceSlice';
import { formatBetTime } from '../../src/lib/dates';
import { channels, readEvent } from '../../src/realtime/parseBroadcast';
import { startFakeServer } from '../../src/testing/fakeServer';
import { makeTestStore } from '../../src/testing/makeTestStore';
import { dialects, plain, speakAnswer, speakBalance, speakEvent } from '../dialects/speak';
import type { Dialect } from '../dialects/speak';
import { ways } from '../dialects/ways';
import { messageOn } from '../support/messages';
import { operation, operations } from '../support/operations';
import { calls, openedSession, type Outcome } from './calls';

/** The first way of a concern is the contract's own. */
const otherThanFirst = (writers: object) => Object.keys(writers).slice(1);

/** Each dialect, and each way of writing one concern by itself. */
const spoken: { name: string; dialect: Dialect }[] = [
  ...[...dialects].map(([name, dialect]) => ({ name, dialect })),
  ...Object.entries(ways).flatMap(([concern, writers]) =>
    otherThanFirst(writers).map((way) => ({
      name: `${concern} as ${way}`,
      dialect: { [concern]: way },
    })),
  ),
];

/** What the app makes of an answer, and what it logged on the way. */
async function read(id: string, status: number, body: unknown) {
  const server = startFakeServer();
  const { store, services } = makeTestStore();
  const { method, path } = operation(id);
  const address = path.slice(1).replace('{sessionID}', encodeURIComponent(openedSession));
  server.on(`${method} ${address}`, { status, body });
  const { data, error } = (await calls[id]?.(store, services)) as Outcome;
  return { data, error, lines: services.logger.lines };
}

/** Data with its stamps as the player sees them. */
function shown(value: unknown): unknown {
  const text = JSON.stringify({ value }, (key, part: unknown) =>
    key === 'createdAt' ? formatBetTime(part as string | null) : part,
  );
  return (JSON.parse(text) as { value: unknown }).value;
}

const goodAnswers = operations.flatMap(({ id, answers }) =>
  answers
    .filter(({ status }) => status.startsWith('2'))
    .flatMap(({ status, examples }) =>
      [...examples.values()].map((body) => ({ id, status: Number(status), body })),
    ),
);

describe.each(spoken)('the app in the dialect $name', ({ dialect }) => {
  it.each(goodAnswers)('reads an answer of $id as in the contract', async (answer) => {
    const { id, status, body } = answer;
    const { data, error, lines } = await read(id, status, speakAnswer(dialect, body));
    expect(error).toBeUndefined();
    expect(lines).toEqual([]);
    expect(shown(data)).toEqual(shown((await read(id, status, body)).data));
  });

  it.each(channels)('reads an event on $channel as in the contract', (channel) => {
    const { examples } = messageOn(channel.channel);
    expect(examples.length).toBeGreaterThan(0);
    for (const { value } of examples) {
      const { name, data } = speakEvent(dialect, channel.event, value as object);
      const expected = channel.parse(value);
      // A bare number has only the digits.
      const complete =
        expected.kind === 'result' && dialect.results === 'number'
          ? { ...expected, roundId: null, createdAt: null }
          : expected;
      expect(shown(readEvent(channel, name, data))).toEqual(shown(complete));
    }
  });

  it.each([499_000, 0, 5000.9])('follows a balance of %d', (balance) => {
    const { store, services } = makeTestStore();
    store.dispatch(appStarted());
    services.balances.push(speakBalance(dialect, balance));
    expect(Math.floor(store.getState().session.balance ?? NaN)).toBe(Math.floor(balance));
  });

  it.each([true, false])('reads isMaintenance %s from config.json', (isMaintenance) => {
    expect(readMaintenance(speakAnswer(dialect, { isMaintenance }))).toMatchObject({
      output: { isMaintenance },
    });
  });
});

it('the plain dialect writes the contract as it is', () => {
  for (const { body } of goodAnswers) expect(speakAnswer(plain, body)).toEqual(body);
});

it('every way of writing is used by a dialect', () => {
  const all = [...dialects.values(), plain];
  const unspoken = Object.entries(ways).flatMap(([concern, writers]) =>
    otherThanFirst(writers)
      .filter((way) => !all.some((dialect) => dialect[concern as keyof typeof ways] === way))
      .map((way) => `${concern} as ${way}`),
  );
  expect(all.length).toBeGreaterThan(1);
  expect(unspoken).toEqual([]);
});

it('an unknown way is refused', () => {
  expect(() => speakAnswer({ ids: 'roman' }, { id: 7 })).toThrow('ids can’t be written as roman');
});
