import { channels, onceUnderTwoNames, readEvent } from './parseBroadcast';

function parse(channel: string, payload: unknown) {
  const found = channels.find((one) => one.channel === channel);
  if (!found) throw new Error(`no channel ${channel}`);
  return found.parse(payload);
}

describe.each(channels)('[4.11] the channel $channel', ({ channel, parse: read }) => {
  it('has the event name of the specification', () => {
    expect({
      gameResult: 'GameResultEvent',
      countdown: 'CountdownEvent',
      gameStatus: 'GameStatusEvent',
    }).toHaveProperty(channel, channels.find((one) => one.channel === channel)?.event);
  });

  it('gives the reason for dropping an event without quoting it', () => {
    const secret = '<script>4711</script>';
    const event = read({ countdown: secret, status: [secret], data: secret });
    expect(event).toMatchObject({ kind: 'dropped', reason: expect.stringMatching(/\w/) });
    expect(JSON.stringify(event)).not.toContain('4711');
  });
});

describe('an event', () => {
  const [, countdown] = channels;

  it.each([
    'CountdownEvent',
    '.CountdownEvent',
    'App\\Events\\CountdownEvent',
    'App.CountdownEvent',
  ])('is read under the name %s, with its data encoded or not', (name) => {
    const pushed = { kind: 'countdown', secondsLeft: 7 };
    expect(readEvent(countdown, name, { countdown: 7 })).toEqual(pushed);
    expect(readEvent(countdown, name, '{"countdown":7}')).toEqual(pushed);
  });

  it.each(['', 'GameStatusEvent', 'CountdownEvent.', 'MyCountdownEvent'])(
    'is dropped under the name “%s”, and says nothing about its channel',
    (name) => {
      expect(readEvent(countdown, name, { countdown: 7 })).toEqual({
        kind: 'dropped',
        channel: null,
        reason: 'an unknown event on countdown',
      });
    },
  );

  it('is dropped with its channel and the reason if it is a start without a round id', () => {
    expect(parse('gameStatus', { status: 'start' })).toEqual({
      kind: 'dropped',
      channel: 'gameStatus',
      reason: 'start without a round id',
    });
  });

  it('is dropped with its channel and the reason if it is a result without a number', () => {
    expect(parse('gameResult', { data: { round_id: 5 } })).toEqual({
      kind: 'dropped',
      channel: 'gameResult',
      reason: 'no number of three digits',
    });
  });
});

describe('an event under two names', () => {
  const handledOf = (...events: [name: string, payload: unknown][]) => {
    const handled: [string, unknown][] = [];
    const accept = onceUnderTwoNames((name, payload) => void handled.push([name, payload]));
    for (const event of events) accept(...event);
    return handled;
  };
  const long: [string, unknown] = ['App\\Events\\CountdownEvent', { countdown: 7 }];
  const short: [string, unknown] = ['CountdownEvent', { countdown: 7 }];

  it('is handled once, in each order', () => {
    expect(handledOf(long, short)).toEqual([long]);
    expect(handledOf(short, long, short, long)).toEqual([short, short]);
  });

  it('is handled each time it comes under one name', () => {
    expect(handledOf(long, long)).toEqual([long, long]);
    expect(handledOf(long, short, short)).toEqual([long, short]);
  });

  it('is another one if its data or its own name differs', () => {
    const next: [string, unknown] = ['CountdownEvent', { countdown: 6 }];
    const other: [string, unknown] = ['StatusEvent', { countdown: 7 }];
    expect(handledOf(long, next)).toEqual([long, next]);
    expect(handledOf(long, other)).toEqual([long, other]);
  });
});

describe('a countdown', () => {
  it.each([0, 5, 59.5, 86_400])('[3.11] of %d seconds is read', (countdown) => {
    expect(parse('countdown', { countdown })).toEqual({
      kind: 'countdown',
      secondsLeft: countdown,
    });
  });

  it.each([-1, NaN, 1e308, 86_401, '-1', '', '1e1', '86401', null, [30], { countdown: 30 }, true])(
    'of %p is dropped',
    (countdown) => {
      expect(parse('countdown', { countdown }).kind).toBe('dropped');
    },
  );
});

describe('a status', () => {
  it.each([{ id: 5 }, { id: '5' }, { id: 5, extra: {} }])(
    '[3.11] start is read with %p',
    (result) => {
      expect(parse('gameStatus', { status: 'start', result })).toMatchObject({
        kind: 'status',
        status: 'start',
        roundId: 5,
      });
    },
  );

  it.each([undefined, null, {}, { id: null }, { id: -1 }, { id: 1e300 }, { id: '<b>' }, 5, [5]])(
    'start is dropped with %p for a result',
    (result) => {
      expect(parse('gameStatus', { status: 'start', result }).kind).toBe('dropped');
    },
  );

  it.each([
    ['a list of one', (row: object) => [row]],
    ['wrapped in data', (row: object) => ({ data: row })],
    ['JSON text', (row: object) => JSON.stringify(row)],
  ])('start and calculate are read if their result is %s', (_, write) => {
    const started = parse('gameStatus', { status: 'start', result: write({ id: 5 }) });
    expect(started).toMatchObject({ roundId: 5 });
    const result = write({ round_id: 5, detail: '{"number":"007"}' });
    expect(parse('gameStatus', { status: 'calculate', result })).toMatchObject({
      result: { roundId: 5, digits: '007' },
    });
  });

  it('calculate includes its single result', () => {
    const result = { id: 5, round_id: 5, created_at: null, detail: '{"number":"007"}' };
    expect(parse('gameStatus', { status: 'calculate', result })).toEqual({
      kind: 'status',
      status: 'calculate',
      roundId: 5,
      result: { roundId: 5, createdAt: null, digits: '007' },
    });
  });

  it.each([undefined, null, {}, { detail: '{"number":"007"}' }, 'x', 7])(
    'calculate is read without a result if that is the unreadable %p',
    (result) => {
      expect(parse('gameStatus', { status: 'calculate', result })).toMatchObject({
        kind: 'status',
        status: 'calculate',
        result: null,
      });
    },
  );

  it.each([{}, { result: null }, { result: 'x' }])('with another name is read with %p', (rest) => {
    expect(parse('gameStatus', { status: 'paused', ...rest })).toEqual({
      kind: 'status',
      status: 'paused',
      roundId: null,
      result: null,
    });
  });

  it.each(['', 'x'.repeat(65), 5, null, {}])('named %p is dropped', (status) => {
    expect(parse('gameStatus', { status, result: { id: 5 } }).kind).toBe('dropped');
  });
});

describe('a result', () => {
  it('includes its round id', () => {
    const data = { round_id: 5, created_at: '2026-11-20 09:07:05', detail: '{"number":7}' };
    expect(parse('gameResult', { data })).toEqual({
      kind: 'result',
      roundId: 5,
      digits: '007',
    });
  });

  it.each([7, '"007"', { data: { number: 7 } }, { detail: '{"number":7}' }])(
    '[3.11] may be a bare value: %p',
    (data) => {
      expect(parse('gameResult', { data })).toEqual({
        kind: 'result',
        roundId: null,
        digits: '007',
      });
    },
  );

  const row = { round_id: 5, created_at: null, detail: '{"number":7}' };

  it.each([
    ['JSON text of JSON text', JSON.stringify(JSON.stringify(row))],
    ['a list of one JSON text', [JSON.stringify(row)]],
    ['a row in data', { data: row }],
    ['a row with a bare detail', { ...row, detail: 7 }],
    ['a row with its detail encoded twice', { ...row, detail: JSON.stringify(row.detail) }],
  ])('may be %s', (_, data) => {
    expect(parse('gameResult', { data })).toMatchObject({ roundId: 5, digits: '007' });
  });

  it('may be a round id with a bare number', () => {
    expect(parse('gameResult', { data: { id: 5, number: '7' } })).toMatchObject({
      roundId: 5,
      digits: '007',
    });
  });

  it.each([
    null,
    1000,
    '1e2',
    [7, 8],
    [[[[7]]]],
    { number: [7] },
    { round_id: 5 },
    { round_id: 5, detail: '{"number":' },
    JSON.parse('{"__proto__":{"number":7}}'),
  ])('is dropped if its data is junk (%#)', (data: unknown) => {
    expect(parse('gameResult', { data }).kind).toBe('dropped');
  });
});
