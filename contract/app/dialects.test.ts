import { appStarted } from '../../src/store/appEvents';
import { readMaintenance } from '../../src/features/maintenance/maintenanceSlice';
import { formatBetTime } from '../../src/domain/dates';
import { channels, readEvent } from '../../src/realtime/parseBroadcast';
import { startFakeServer } from '../../src/testing/fakeServer';
import { makeTestStore } from '../../src/testing/makeTestStore';
import { dialects, plain, speakResponse, speakBalance, speakEvent } from '../dialects/speak';
import type { Dialect } from '../dialects/speak';
import { variants } from '../dialects/variants';
import { messageOn } from '../support/messages';
import { operation, operations } from '../support/operations';
import { calls, openedSession, type Outcome } from './calls';

/** The first variant of a concern is the contract's own. */
const otherVariants = (concern: object) => Object.keys(concern).slice(1);

/** Each dialect, and each variant of one concern alone. */
const tried: { name: string; dialect: Dialect }[] = [
  ...[...dialects].map(([name, dialect]) => ({ name, dialect })),
  ...Object.entries(variants).flatMap(([concern, writers]) =>
    otherVariants(writers).map((variant) => ({
      name: `${concern} as ${variant}`,
      dialect: { [concern]: variant },
    })),
  ),
];

/** The app's result of a call with this response, and what it logged. */
async function read(id: string, status: number, body: unknown) {
  const server = startFakeServer();
  const { store, services } = makeTestStore();
  const { method, path } = operation(id);
  const address = path.slice(1).replace('{sessionID}', encodeURIComponent(openedSession));
  server.on(`${method} ${address}`, { status, body });
  const { data, error } = (await calls[id]?.(store, services)) as Outcome;
  return { data, error, lines: services.logger.lines };
}

/** The data with its timestamps as the player sees them. */
function shown(value: unknown): unknown {
  const text = JSON.stringify({ value }, (key, part: unknown) =>
    key === 'createdAt' ? formatBetTime(part as string | null) : part,
  );
  return (JSON.parse(text) as { value: unknown }).value;
}

const goodResponses = operations.flatMap(({ id, responses }) =>
  responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap(({ status, examples }) =>
      [...examples.values()].map((body) => ({ id, status: Number(status), body })),
    ),
);

/** What the app reads in the contract's own spelling, for every dialect. */
const references = new Map<object, Promise<unknown>>();

function referenceOf(response: (typeof goodResponses)[number]): Promise<unknown> {
  const { id, status, body } = response;
  const reference =
    references.get(response) ?? read(id, status, body).then(({ data }) => shown(data));
  references.set(response, reference);
  return reference;
}

describe.each(tried)('the app in the dialect $name', ({ dialect }) => {
  it.each(goodResponses)('[7.22] reads a response of $id as in the contract', async (response) => {
    const { id, status, body } = response;
    const { data, error, lines } = await read(id, status, speakResponse(dialect, body));
    expect(error).toBeUndefined();
    expect(lines).toEqual([]);
    expect(shown(data)).toEqual(await referenceOf(response));
  });

  it.each(channels)('[7.22] reads an event on $channel as in the contract', (channel) => {
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

  it.each([499_000, 0, 5000.9])('[7.22] follows a balance of %d', (balance) => {
    const { store, services } = makeTestStore();
    store.dispatch(appStarted());
    services.balances.push(speakBalance(dialect, balance));
    expect(Math.floor(store.getState().session.balance ?? NaN)).toBe(Math.floor(balance));
  });

  it.each([true, false])('reads isMaintenance %s from config.json', (isMaintenance) => {
    expect(readMaintenance(speakResponse(dialect, { isMaintenance }))).toMatchObject({
      output: { isMaintenance },
    });
  });
});

it('the plain dialect writes the contract as it is', () => {
  for (const { body } of goodResponses) expect(speakResponse(plain, body)).toEqual(body);
});

it('every variant is used by a dialect', () => {
  const all = [...dialects.values(), plain];
  const unused = Object.entries(variants).flatMap(([concern, writers]) =>
    otherVariants(writers)
      .filter(
        (variant) => !all.some((dialect) => dialect[concern as keyof typeof variants] === variant),
      )
      .map((variant) => `${concern} as ${variant}`),
  );
  expect(all.length).toBeGreaterThan(1);
  expect(unused).toEqual([]);
});

it('an unknown variant throws an error', () => {
  expect(() => speakResponse({ ids: 'roman' }, { id: 7 })).toThrow('ids can’t be written as roman');
});
