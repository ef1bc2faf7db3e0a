import { QueryStatus } from '@reduxjs/toolkit/query';
import type { RootState } from '../../store/rootState';
import type { FakeServer } from '../fakeServer';
import { makeTestStore } from '../makeTestStore';
import { goodAnswers } from './examples';
import { twoNumbers } from './harm';
import type { HarmWatch } from './harm';
import type { HostileAnswer } from './hostileMessages';
import { queryTargets } from './queryTargets';
import type { QueryTarget } from './queryTargets';
import { settle } from './settle';

/** The state that a run leaves, without transient messages. */
function remainsOf(state: RootState): string {
  const answers = queryTargets.map(({ select }) => {
    const { status, data } = select(state);
    return { status, data };
  });
  // The round at the time of the request no longer matters after the response, nor how many there were.
  const game = { ...state.game, requestedAtRoundId: null, latency: null };
  return JSON.stringify([answers, game, state.session, state.bets]);
}

/** A run that gets a hostile (or good) response first and a good one next. */
async function runOnce(target: QueryTarget, hostile: HostileAnswer | null, server: FakeServer) {
  const { store, services } = makeTestStore();
  const good = { body: goodAnswers[target.call] };
  const first = hostile?.answer ?? good;
  for (const call of [target.call, target.call.replace('report', 'reports')]) {
    server.on(call, first);
  }
  target.begin(store);
  await settle(store);
  const answer = target.select(store.getState());
  const firstLines = services.logger.lines.length;
  // On a busy machine a failed list has been requested again by now, with the same line for each failure.
  const firstMessages = new Set(services.logger.lines.map(({ message }) => message)).size;
  server.on(target.call, good);
  target.repeat(store);
  await settle(store);
  const remains = remainsOf(store.getState());
  return { answer, firstLines, firstMessages, logger: services.logger, remains };
}

/** Creates the check of one hostile response. */
export async function makeQueryRun(target: QueryTarget, server: FakeServer, watch: HarmWatch) {
  const reference = await runOnce(target, null, server);
  return async (hostile: HostileAnswer): Promise<string[]> => {
    const first = await runOnce(target, hostile, server);
    const { answer, firstLines, firstMessages, logger, remains } = first;
    const isFailed = answer.status === QueryStatus.rejected;
    const lost = isFailed
      ? ['all of it']
      : lostFields(reference.answer.data, answer.data, hostile.junk);
    const problems = watch.findings(logger);
    if (lost.length > 0 && hostile.isGood) problems.push('a good answer was not taken');
    if (firstMessages > 1 || (lost.length > 0 && firstMessages !== 1)) {
      problems.push(`${firstMessages} log messages, lost: ${lost.join(', ')}`);
    }
    const laterLines = logger.lines.slice(firstLines);
    if (laterLines.some(({ message }) => message !== twoNumbers)) {
      problems.push('a log line for a good answer');
    }
    const mustBeSame = lost.length > 0 || target.isFetchedOnce !== true;
    if (mustBeSame && remains !== reference.remains) {
      problems.push('the good answer after it leaves another state');
    }
    return problems;
  };
}

/**
 * The fields of a message that did not reach the store, by comparing a good message's state with a
 * hostile one's. A field that now holds the junk or the value for "missing" is not lost, nor is an
 * empty list. A bet's type follows from its number.
 *
 * @returns paths such as `0.amount`
 */
function lostFields(good: unknown, hostile: unknown, junk: string | null): string[] {
  // The contract allows null for no data.
  if (hostile === null) return [];
  const before = leavesOf(good);
  const after = leavesOf(hostile);
  return [...before]
    .filter(([path, value]) => !Object.is(after.get(path), value))
    .filter(([path]) => !path.endsWith('.type') && !isExplained(after.get(path), junk))
    .map(([path]) => path);
}

function isExplained(value: unknown, junk: string | null): boolean {
  const standsForMissing = [null, '', 0, false].some((nothing) => nothing === value);
  if (junk === null) return standsForMissing;
  const came: unknown = JSON.parse(junk);
  if (came === null) return standsForMissing;
  if (Array.isArray(came) && came.length === 0) return value === undefined || value === null;
  // A bet's number regains its leading zeros.
  if (typeof value === 'string' && value !== '' && Number(value) === came) return true;
  const isScalar =
    typeof came === 'string' || typeof came === 'number' || typeof came === 'boolean';
  return (
    isScalar &&
    value !== undefined &&
    [came, Number(came), String(came), Boolean(came)].includes(value as never)
  );
}

function leavesOf(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[path, value]]);
  const parts = Object.entries(value).map(([key, part]) => leavesOf(part, `${path}.${key}`));
  return new Map(parts.flatMap((part) => [...part]));
}
