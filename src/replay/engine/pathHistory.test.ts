import { createSlice } from '@reduxjs/toolkit';
import { recordSession } from '../../testing/recordSession';
import { atOnce, inSlices } from './inSlices';
import { openReplay } from './openReplay';
import type { Replay } from './openReplay';
import { findPathChanges, pathChangeAt } from './pathHistory';
import { createPathReader, followPath, notThere, pathText } from './statePath';
import type { StatePath } from './statePath';
import { createStateTimeline } from './stateTimeline';

let replay: Replay;
beforeAll(async () => {
  replay = openReplay('a.trace.json', JSON.stringify(await recordSession()), 0);
});

const stepOf = (type: string) => replay.steps.find((step) => step.type === type)?.index ?? -1;

/** The steps that changed a path as it stands at a step, with what each made of it. */
function changesOf(path: StatePath, at: number) {
  const followed = followPath(path, replay.timeline.stateAt(at));
  return atOnce(findPathChanges(replay, followed)).map((step) => {
    const { before, after } = pathChangeAt(replay, followed, step);
    return [replay.steps[step]?.label, before, after];
  });
}

/** A timeline of states as they are given. */
function timelineOf(...states: object[]) {
  const { reducer, actions } = createSlice({
    name: 'made',
    initialState: states[0] ?? {},
    reducers: { set: (_, { payload }: { payload: object; type: string }) => payload },
  });
  const all = [{ type: '@@INIT' }, ...states.slice(1).map((state) => actions.set(state))];
  return { timeline: createStateTimeline(reducer, undefined, all) } as unknown as Replay;
}

describe('findPathChanges', () => {
  it('finds each change of the balance, from where there was none', () => {
    expect(changesOf(['session', 'balance'], 0)).toEqual([
      ['session/balanceReceived', null, 500_000],
      ['session/balanceReceived', 500_000, 495_000],
      ['session/balanceReceived', 495_000, 945_000],
      ['session/ended', 945_000, null],
    ]);
  });

  it('finds every step that changed a value, for values of any shape', () => {
    const { timeline } = replay;
    for (const path of [['game'], ['game', 'round'], ['bets', 'receipts'], ['navigation']]) {
      const read = createPathReader(path);
      const textAt = (step: number) => JSON.stringify(read(timeline.stateAt(step)));
      const changed = replay.steps
        .slice(1)
        .filter(({ index }) => textAt(index) !== textAt(index - 1));
      expect(atOnce(findPathChanges(replay, path))).toEqual(changed.map(({ index }) => index));
    }
  });

  it('follows the entry of a list by its id, wherever it stands', () => {
    const [refused, asSent] = ['bets/betRefused', 'bets/betSent'].map(stepOf);
    const { bets } = replay.timeline.stateAt(refused ?? 0);
    const position = bets.receipts.findIndex(({ state }) => state === 'refused');
    expect(changesOf(['bets', 'receipts', position, 'state'], refused ?? 0)).toEqual([
      ['bets/betSent', notThere, 'sending'],
      ['bets/betRefused', 'sending', 'refused'],
      ['api/playerDataDiscarded', 'refused', notThere],
    ]);
    expect(changesOf(['bets', 'receipts', 0, 'state'], asSent ?? 0)).toEqual([
      ['bets/betSent', notThere, 'sending'],
      ['bets/betAccepted', 'sending', 'accepted'],
      ['api/playerDataDiscarded', 'accepted', notThere],
    ]);
  });

  it('finds an entry that moves in its list, and one of a map by its key', () => {
    const [one, other] = [
      { id: 1, sum: 5 },
      { id: 2, sum: 7 },
    ];
    const made = timelineOf(
      { rows: [one], map: {} },
      { rows: [other, one], map: { 7: one } },
      { rows: [other, { ...one, sum: 6 }], map: { 7: { ...one } } },
      { rows: 'none', map: { 7: other } },
    );
    const rows = followPath(['rows', 1, 'sum'], made.timeline.stateAt(1));
    expect(pathText(rows)).toBe('rows[id 1].sum');
    expect(atOnce(findPathChanges(made, rows))).toEqual([2, 3]);
    expect(pathChangeAt(made, rows, 3)).toMatchObject({ before: 6, after: notThere });
    const entry = followPath(['map', '7'], made.timeline.stateAt(1));
    expect(atOnce(findPathChanges(made, entry))).toEqual([1, 3]);
    expect(pathChangeAt(made, entry, 3).differences.map(({ path }) => path)).toEqual([
      ['id'],
      ['sum'],
    ]);
  });

  it('keeps the position of an entry whose id is not its own', () => {
    const state = { rows: [{ id: 1 }, { id: 1 }] };
    expect(pathText(followPath(['rows', 1], state))).toBe('rows.1');
    expect(pathText(followPath(['rows', 5, 'id'], state))).toBe('rows.5.id');
  });

  it('follows a path in the state before a step that removed it', () => {
    const [before, after] = [{ rows: [{ id: 'a' }, { id: 'b' }] }, { rows: [{ id: 'a' }] }];
    expect(pathText(followPath(['rows', 1], after, before))).toBe('rows[id b]');
  });

  it('finds nothing where there never was a value', () => {
    expect(changesOf(['no', 'such', 'path'], 0)).toEqual([]);
  });

  it('reads 20,000 steps in slices, says how far it is, and ends when it is cancelled', async () => {
    const states = Array.from({ length: 20_001 }, (_, step) => ({ round: Math.floor(step / 60) }));
    const long = timelineOf(...states);
    const shares: number[] = [];
    const { signal } = new AbortController();
    const found = await inSlices(
      findPathChanges(long, ['round'], (share) => shares.push(share)),
      signal,
    );
    expect(found).toHaveLength(333);
    expect(found?.slice(0, 2)).toEqual([60, 120]);
    expect(shares).toHaveLength(20_000);
    expect(shares.at(-1)).toBe(1);

    const cancelled = new AbortController();
    const work = findPathChanges(long, ['round'], () => cancelled.abort());
    work.next();
    expect(await inSlices(work, cancelled.signal)).toBeNull();
  });
});
