import * as connection from './connection';
import type { Connection } from './connection';
import { cadenceAfterPush, cadenceAfterRound } from './cadence';

const attempted = connection.connectionAfterAttempt(connection.closedConnection, 0);
const open = connection.connectionAfterOpening(attempted, 0);
const lost = connection.connectionAfterLoss(open);
const quiet = connection.connectionAfterSilence(open, 3000);
const afterMessage = (one: Connection, at: number) => connection.connectionAfterEvent(one, at);

/** What may happen to a connection, each with its function at the second second. */
const events = {
  attempt: (one: Connection) => connection.connectionAfterAttempt(one, 2000),
  opening: (one: Connection) => connection.connectionAfterOpening(one, 2000),
  message: (one: Connection) => afterMessage(one, 2000),
  silence: (one: Connection) => connection.connectionAfterSilence(one, 2000),
  loss: connection.connectionAfterLoss,
  givingUp: connection.connectionAfterGivingUp,
  offline: connection.connectionAfterOffline,
  online: connection.connectionAfterOnline,
};

describe('the status of the connection', () => {
  it.each<[string, (keyof typeof events)[]]>([
    ['connecting', ['attempt']],
    ['connecting', ['attempt', 'message']],
    ['open', ['attempt', 'opening']],
    ['open', ['attempt', 'opening', 'online']],
    ['open', ['attempt', 'opening', 'loss', 'attempt', 'opening']],
    ['open', ['attempt', 'opening', 'loss', 'message']],
    ['reconnecting', ['attempt', 'loss']],
    ['reconnecting', ['attempt', 'opening', 'loss', 'attempt']],
    ['quiet', ['attempt', 'opening', 'silence']],
    ['open', ['attempt', 'opening', 'silence', 'message']],
    ['quiet', ['attempt', 'opening', 'silence', 'givingUp']],
    ['reconnecting', ['attempt', 'opening', 'silence', 'attempt']],
    ['offline', ['attempt', 'opening', 'offline']],
    ['offline', ['attempt', 'opening', 'offline', 'message']],
    ['offline', ['attempt', 'opening', 'loss', 'offline', 'message']],
    ['offline', ['attempt', 'opening', 'offline', 'loss', 'attempt']],
    ['open', ['attempt', 'offline', 'opening']],
    ['reconnecting', ['attempt', 'opening', 'offline', 'online']],
  ])('is %s after %j', (expected, names) => {
    const { status } = names.reduce((one, name) => events[name](one), connection.closedConnection);
    expect(status).toBe(expected);
  });

  it('becomes quiet only from open', () => {
    for (const one of [attempted, lost, quiet]) {
      expect(connection.connectionAfterSilence(one, 9)).toBe(one);
    }
  });
});

describe('failures', () => {
  it('are counted until a connection has brought events for five seconds', () => {
    const again = connection.connectionAfterOpening(connection.connectionAfterAttempt(lost, 1), 2);
    const twice = connection.connectionAfterLoss(again);
    expect(twice.failures).toBe(2);
    const opened = connection.connectionAfterOpening(twice, 10_000);
    expect(afterMessage(opened, 14_999).failures).toBe(2);
    expect(afterMessage(opened, 15_000).failures).toBe(0);
  });

  it('are not forgotten with an event on a connection that never opened', () => {
    const failed = connection.connectionAfterLoss(attempted);
    expect(afterMessage(failed, 60_000)).toMatchObject({ status: 'open', failures: 1 });
  });

  it('count a quiet connection once when it is given up, and again if it is quiet after an event', () => {
    const once = connection.connectionAfterGivingUp(quiet);
    expect(once.failures).toBe(1);
    expect(connection.connectionAfterGivingUp(once)).toBe(once);
    const again = connection.connectionAfterSilence(afterMessage(once, 4000), 7000);
    expect(connection.connectionAfterGivingUp(again).failures).toBe(2);
    expect(connection.connectionAfterGivingUp(open)).toBe(open);
  });
});

/** After pushes of each second, the last one of 40 seconds at 0. */
const pushed = [42, 41, 40].reduce((one, seconds, index) => {
  const at = (index - 2) * 1000;
  return { ...afterMessage(one, at), cadence: cadenceAfterPush(one.cadence, seconds, at) };
}, open);

describe('quietFrom', () => {
  it('is three times the cadence after the last event while the countdown runs', () => {
    expect(connection.quietFrom(pushed)).toBe(3000);
    expect(connection.quietFrom(afterMessage(pushed, 36_000))).toBe(39_000);
  });

  it('is far later if the countdown ends before, or the round was drawn', () => {
    expect(connection.quietFrom(afterMessage(pushed, 37_000))).toBe(337_000);
    const drawn = { ...pushed, cadence: cadenceAfterRound(pushed.cadence) };
    expect(connection.quietFrom(drawn)).toBe(300_000);
  });

  it('is unknown before the first opening', () => {
    expect(connection.quietFrom({ ...pushed, lastEventAt: null })).toBeNull();
  });
});

describe('a server that is silent', () => {
  it('is pinged 25 seconds after it last proved to be alive, also by a pong', () => {
    expect(connection.heartbeatFrom(connection.closedConnection)).toBe(25_000);
    expect(connection.heartbeatFrom(afterMessage(open, 7000))).toBe(32_000);
    expect(connection.heartbeatFrom({ ...open, aliveAt: 10_000 })).toBe(35_000);
  });

  it('is given up after it was quiet for as long again, at most 30 seconds', () => {
    const quietAfter = (at: number, quietAt: number) =>
      connection.givenUpFrom(connection.connectionAfterSilence(afterMessage(open, at), quietAt));
    expect(quietAfter(2000, 5000)).toBe(8000);
    expect(quietAfter(2000, 32_000)).toBe(62_000);
    expect(quietAfter(2000, 90_000)).toBe(120_000);
  });
});

describe('isDeadAt', () => {
  it('is true for a page that wakes with a connection whose push is overdue', () => {
    expect(connection.isDeadAt(pushed, 2999)).toBe(false);
    expect(connection.isDeadAt(pushed, 3000)).toBe(true);
  });

  it('is true if the server gave no sign of life for as long as it may take', () => {
    expect(connection.isDeadAt(open, 29_999)).toBe(false);
    expect(connection.isDeadAt(open, 30_000)).toBe(true);
  });

  it('is true for a connection that is quiet, or that no attempt is making', () => {
    expect(connection.isDeadAt(quiet, 1)).toBe(true);
    expect(connection.isDeadAt(lost, 1)).toBe(true);
  });

  it('is false for an attempt that has just begun', () => {
    const again = connection.connectionAfterAttempt(lost, 10_000);
    expect(connection.isDeadAt(again, 13_000)).toBe(false);
    expect(connection.isDeadAt(again, 13_001)).toBe(true);
  });
});
