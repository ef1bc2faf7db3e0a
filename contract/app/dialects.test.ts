import { appStarted } from '../../src/store/appEvents';
import { readMaintenance } from '../../src/features/maintenance/maintenanceSlice';
import { formatBetTime } from '../../src/domain/dates';
import { channels, readEvent } from '../../src/realtime/parseBroadcast';
import { makeTestStore } from '../../src/testing/makeTestStore';
import { dialects, plain, speakResponse, speakBalance, speakEvent } from '../dialects/speak';
import type { Dialect } from '../dialects/speak';
import { variants } from '../dialects/variants';
import { messageOn } from '../support/messages';
import { operations } from '../support/operations';
import { callWith } from './calls';

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

/** A response that no dialect has tried yet; in most dialects most responses are the contract's own. */
const triedBodies = new Set(goodResponses.map(({ id, body }) => JSON.stringify([id, body])));
const isNew = (id: string, spoken: unknown) => {
  const key = JSON.stringify([id, spoken]);
  return !triedBodies.has(key) && triedBodies.add(key);
};

/** What the app reads in the contract's own spelling, for each of `goodResponses`. */
let references: unknown[];

beforeAll(async () => {
  references = [];
  for (const { id, status, body } of goodResponses) {
    references.push(shown((await callWith(id, { status, body })).data));
  }
});

describe.each(tried)('the app in the dialect $name', ({ dialect }) => {
  it('reads every response as in the contract', async () => {
    for (const [at, { id, status, body }] of goodResponses.entries()) {
      const spoken = speakResponse(dialect, body);
      if (!isNew(id, spoken)) continue;
      const { data, error, lines } = await callWith(id, { status, body: spoken });
      expect({ id, error, lines }).toEqual({ id, error: undefined, lines: [] });
      expect({ id, data: shown(data) }).toEqual({ id, data: references[at] });
    }
  });

  it('reads every event as in the contract', () => {
    for (const channel of channels) {
      const { examples } = messageOn(channel.channel);
      expect(examples.length).toBeGreaterThan(0);
      for (const { value } of examples) {
        const { name, data } = speakEvent(dialect, channel.event, value as object);
        const expected = channel.parse(value);
        // A bare number has only the digits.
        const complete =
          expected.kind === 'result' && dialect.results === 'number'
            ? { ...expected, roundId: null }
            : expected;
        expect(shown(readEvent(channel, name, data))).toEqual(shown(complete));
      }
    }
  });

  it('follows the balance and reads isMaintenance from config.json', () => {
    const { store, services } = makeTestStore();
    store.dispatch(appStarted());
    for (const balance of [499_000, 0, 5000.9]) {
      services.balances.push(speakBalance(dialect, balance));
      expect(Math.floor(store.getState().session.balance ?? NaN)).toBe(Math.floor(balance));
    }
    for (const isMaintenance of [true, false]) {
      expect(readMaintenance(speakResponse(dialect, { isMaintenance }))).toMatchObject({
        output: { isMaintenance },
      });
    }
  });
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
