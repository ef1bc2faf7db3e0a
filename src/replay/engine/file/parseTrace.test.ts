import { locationChanged } from '../../../store/navigationSlice';
import { makeRecordedStore } from '../../../testing/makeRecordedStore';
import { traceOf } from '../../../testing/traceOf';
import type { LiftedAction } from '../../../trace/traceFormat';
import { parseTrace } from './parseTrace';

const start = Date.parse('2026-11-20T14:00:00+07:00');

const lift = (action: { type: string; payload?: object }, at: number): LiftedAction => ({
  type: 'PERFORM_ACTION',
  action,
  timestamp: start + at,
});

function ownTrace() {
  const { store, recorder, clock } = makeRecordedStore();
  clock.advance(1500);
  store.dispatch(locationChanged({ pathname: '/', search: '' }));
  return traceOf(recorder);
}

const parsed = (content: unknown) => parseTrace(JSON.stringify(content));

describe('parseTrace of a trace of this app', () => {
  it('reads its timestamps and what the recorder wrote', () => {
    const trace = parsed(ownTrace());
    expect(trace.actions.map(({ type }) => type)).toEqual(['@@INIT', 'navigation/locationChanged']);
    expect(trace).toMatchObject({
      initialState: { navigation: null },
      timestamps: [start, start + 1500],
      timestampSource: 'recorded',
      areDetailsDamaged: false,
      details: { app: { commit: 'abcdef0' }, environment: { viewport: { width: 360 } } },
    });
  });

  it('leaves out skipped actions and keeps the order of the staged ones', () => {
    const file = ownTrace();
    file.actionsById['2'] = lift({ type: 'a' }, 1800);
    file.actionsById['3'] = lift({ type: 'b' }, 1900);
    file.stagedActionIds = [0, 3, 2, 1];
    file.skippedActionIds = [1];
    const trace = parsed(file);
    expect(trace.actions.map(({ type }) => type)).toEqual(['@@INIT', 'b', 'a']);
    // Timestamps never run backwards, whatever the order.
    expect(trace.timestamps).toEqual([start, start + 1900, start + 1900]);
  });

  it('leaves out the parts of its details that are damaged', () => {
    const file = ownTrace() as unknown as { $trace: Record<string, unknown> };
    file.$trace['environment'] = { language: 7, viewport: { width: 1e9, height: -1 } };
    file.$trace['checkpoints'] = 'none';
    expect(parsed(file).details).toMatchObject({
      environment: { language: '', viewport: null },
      checkpoints: [],
    });
  });
});

describe('parseTrace of an export of the stock extension', () => {
  const actions = [
    { type: 'broadcast/countdownReceived', payload: { secondsLeft: 9, receivedAt: start } },
    { type: 'bets/digitPressed', payload: { digit: '7' } },
    { type: 'api/executeQuery/fulfilled', meta: { fulfilledTimeStamp: start + 700 } },
  ];

  it('opens two texts, and takes the timestamps from inside the actions', () => {
    const trace = parsed({
      payload: JSON.stringify(actions),
      preloadedState: JSON.stringify({ sound: { isOn: true } }),
    });
    expect(trace.actions.map(({ type }) => type)).toEqual([
      '@@INIT',
      ...actions.map(({ type }) => type),
    ]);
    expect(trace).toMatchObject({
      initialState: { sound: { isOn: true } },
      timestamps: [start, start, start, start + 700],
      timestampSource: 'derived',
      details: null,
    });
  });

  it('opens a lifted state in a text, a lifted state and a bare list', () => {
    const { $trace: _own, ...lifted } = ownTrace();
    for (const content of [
      { payload: JSON.stringify(lifted), preloadedState: '{"layout":{}}' },
      lifted,
      actions,
    ]) {
      expect(parsed(content)).toMatchObject({ details: null });
    }
  });

  it('gives each action a second if none has a timestamp', () => {
    expect(parsed([{ type: 'a' }, { type: 'b' }])).toMatchObject({
      timestamps: [0, 1000, 2000],
      timestampSource: 'invented',
    });
  });
});

describe('parseTrace of a file that nobody should trust', () => {
  it.each([
    ['cut off', JSON.stringify(ownTrace()).slice(0, 300), 'notJson'],
    ['empty', '', 'notJson'],
    ['a web page', '<!doctype html><script>alert(1)</script>', 'notJson'],
    ['foreign JSON', '{"name":"package","version":"1.0.0"}', 'foreign'],
    ['a number', '7', 'foreign'],
    ['a list of numbers', '[1,2,3]', 'foreign'],
    ['null', 'null', 'foreign'],
    ['a payload that is cut off', '{"payload":"[{"}', 'notJson'],
    [
      'a list of actions that is none',
      '{"actionsById":{},"stagedActionIds":"all"}',
      'damagedActions',
    ],
    ['an id without its action', '{"actionsById":{},"stagedActionIds":[0]}', 'damagedActions'],
    [
      'an action without a type',
      '{"actionsById":{"0":{"action":{}}},"stagedActionIds":[0]}',
      'damagedActions',
    ],
    ['no actions', '{"actionsById":{},"stagedActionIds":[]}', 'noActions'],
    ['too deep', `{"actionsById":{},"a":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'tooDeep'],
  ])('refuses with the name of its message: %s', (_what, text, message) => {
    expect(() => parseTrace(text)).toThrow(message);
  });

  it.each<[string, (file: ReturnType<typeof ownTrace>) => object]>([
    ['with schema 2', (file) => ({ ...file, $trace: { ...file.$trace, schema: 2 } })],
    ['with schema 0', (file) => ({ ...file, $trace: { ...file.$trace, schema: 0 } })],
    ['of a long recording of 1.0.0', ({ $trace }) => ({ segments: [[]], $trace })],
  ])('names the replay page to use for a file %s', (_what, change) => {
    expect(() => parsed(change(ownTrace()))).toThrow('otherFormat');
  });

  it('refuses two million ids that repeat one step before it reads a single id', () => {
    let reads = 0;
    const ids = new Proxy(Array<number>(2_000_000).fill(0), {
      get(list, key) {
        if (key !== 'length') reads += 1;
        return Reflect.get(list, key) as unknown;
      },
    });
    const content = { ...ownTrace(), stagedActionIds: ids };
    jest.spyOn(JSON, 'parse').mockReturnValueOnce(content);
    expect(() => parseTrace('the text of that file')).toThrow('tooManySteps');
    expect(reads).toBe(0);
  });

  it('reaches no prototype', () => {
    const text = `{"actionsById":{"0":{"action":{"type":"@@INIT"}},"1":{"action":{"type":"x",
      "__proto__":{"polluted":1},"payload":{"constructor":{"prototype":{"polluted":1}},"kept":1}}}},
      "stagedActionIds":[0,1],"__proto__":{"polluted":1},
      "committedState":{"__proto__":{"polluted":1},"session":{}}}`;
    const trace = parseTrace(text);
    expect(trace.actions[1]).toEqual({ type: 'x', payload: { kept: 1 } });
    expect(trace.initialState).toEqual({ session: {} });
    expect(Object.getPrototypeOf(trace.initialState)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('restores harmless markers as values, and everything else as text', () => {
    const trace = parsed([
      {
        type: 'x',
        payload: {
          nothing: { $jsan: 'u' },
          none: { $jsan: 'n' },
          most: { $jsan: 'i' },
          least: { $jsan: 'y' },
          day: { $jsan: 'd1795218522660' },
          run: { $jsan: 'ffunction () { globalThis.ran = 1; }' },
          pattern: { $jsan: 'r,(a+)+$' },
          mirror: { $jsan: '$.actionsById' },
          own: { $jsan: 'u', more: 1 },
        },
      },
    ]);
    expect(trace.actions[1]?.['payload']).toEqual({
      nothing: undefined,
      none: NaN,
      most: Infinity,
      least: -Infinity,
      day: new Date(1795218522660),
      run: '[not plain data] ffunction () { globalThis.ran = 1; }',
      pattern: '[not plain data] r,(a+)+$',
      mirror: '[not plain data] $.actionsById',
      own: { $jsan: 'u', more: 1 },
    });
  });
});
