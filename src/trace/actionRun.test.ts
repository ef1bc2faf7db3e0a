import { seededRandom } from '../testing/seededRandom';
import { actionsOfRun, actionsOfText, joinRuns, textsOfActions } from './actionRun';
import type { ActionRun, LiftedAction } from './traceFormat';

const lift = (type: string, payload: unknown, timestamp: number): LiftedAction => ({
  type: 'PERFORM_ACTION',
  action: payload === undefined ? { type } : ({ type, payload } as LiftedAction['action']),
  timestamp,
});

const push = (second: number): LiftedAction =>
  lift(
    'broadcast/countdownReceived',
    { secondsLeft: 60 - second, receivedAt: 1_795_218_522_660 + second * 1003 },
    1_795_218_522_661 + second * 1003,
  );

const textsOf = (actions: readonly LiftedAction[]) =>
  joinRuns(actions).map((step) => JSON.stringify(step));

const restored = (actions: readonly LiftedAction[]) => textsOf(actions).flatMap(actionsOfText);

/** Actions of every kind, with runs of pushes at whole and at broken times. */
function randomActions(seed: number): LiftedAction[] {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const odd = [0, -1, 1e-300, -1e300, 2 ** 53, 0.1 + 0.2, Number.MAX_VALUE, 1_795_368_051_845.9004];
  let at = 1_795_218_522_660 + random();
  const others = [
    () => lift('bets/digitPressed', { digit: String(below(10)) }, at),
    () => lift('bets/numberCleared', { $jsan: 'u' }, at),
    () => lift('game/revealClosed', undefined, at),
    () => lift('game/lists', [below(9), below(9)], at),
    () => lift('broadcast/roundStarted', { roundId: 240_000 + below(3) }, at),
    () => lift('odd', { value: odd[below(odd.length)], other: below(2) }, at),
    () => lift('odd', { other: below(2), value: odd[below(odd.length)] }, at),
    () => lift('empty', {}, at),
  ];
  const isWhole = random() < 0.5;
  return Array.from({ length: 30 }, () => {
    const other = others[below(others.length)];
    const pushes = Array.from({ length: below(40) }, (_, second) => {
      at += isWhole ? 940 + below(120) : 940 + 120 * random();
      return lift('broadcast/countdownReceived', { secondsLeft: 60 - second, receivedAt: at }, at);
    });
    at += random() < 0.1 ? -5000 : below(50);
    return other ? [...pushes, other()] : pushes;
  }).flat();
}

describe('a run of actions', () => {
  it('gives back the very same actions, whatever they are', () => {
    let runs = 0;
    for (let seed = 1; seed <= 200; seed += 1) {
      const actions = randomActions(seed);
      const texts = textsOf(actions);
      expect(texts.flatMap(actionsOfText)).toEqual(actions);
      expect([...textsOfActions(texts)]).toEqual(actions.map((action) => JSON.stringify(action)));
      runs += actions.length - texts.length;
    }
    expect(runs).toBeGreaterThan(50_000);
  });

  it('holds the first push, and of each further one what it adds', () => {
    const { action, timestamp } = push(0);
    expect(joinRuns([push(0), push(1), push(2)])).toEqual([
      {
        type: 'RUN',
        first: { type: 'PERFORM_ACTION', action, timestamp },
        gaps: [1003, 1003],
        changes: { secondsLeft: [-1, -1], receivedAt: [1003, 1003] },
      },
    ]);
  });

  it('takes less than a seventh of the text of its actions', () => {
    const pushes = Array.from({ length: 60 }, (_, second) => push(second));
    const size = (texts: readonly string[]) => texts.join('').length;
    expect(7 * size(textsOf(pushes))).toBeLessThan(size(pushes.map((one) => JSON.stringify(one))));
  });

  it('ends at an action of another type, and at one with other members', () => {
    const late = lift('broadcast/countdownReceived', { secondsLeft: 1 }, 1);
    const withMore = { ...push(4), action: { ...push(4).action, meta: 1 } };
    const actions = [
      push(0),
      push(1),
      lift('other', { secondsLeft: 1 }, 1),
      push(2),
      late,
      withMore,
    ];
    expect(joinRuns(actions)).toHaveLength(5);
    expect(restored(actions)).toEqual(actions);
  });

  it('takes in no text, so that what is redacted stays as it is', () => {
    const masked = [1, 2].map((at) => lift('typed', { text: '[masked 1]' }, at));
    expect(joinRuns(masked)).toEqual(masked);
  });
});

describe('a damaged run', () => {
  const [run] = joinRuns([push(0), push(1), push(2)]) as ActionRun[];

  it.each<[string, object]>([
    ['a gap too few', { gaps: [1003] }],
    ['a gap that is no number', { gaps: [1003, '1003'] }],
    ['a missing column', { changes: { secondsLeft: [-1, -1] } }],
    ['another column', { changes: { secondsLeft: [-1, -1], sentAt: [1, 1] } }],
    ['a column that is too long', { changes: { secondsLeft: [-1, -1], receivedAt: [1, 1, 1] } }],
    ['no first action', { first: null }],
    ['text in its payload', { first: lift('a', { secondsLeft: 'x', receivedAt: 1 }, 1) }],
    ['no list of gaps', { gaps: { length: 1e9 } }],
  ])('is known by %s', (_what, change) => {
    expect(actionsOfRun(run)).toHaveLength(3);
    expect(actionsOfRun({ ...run, ...change })).toBeNull();
  });
});
