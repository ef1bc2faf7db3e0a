import { hashState } from '../../trace/stateHash';
import { importedByDevTools } from '../../testing/importedByDevTools';
import type { Lifted } from '../../testing/importedByDevTools';
import { recordRandomVisit } from '../../testing/recordRandomVisit';
import { traceTextOf } from '../../testing/traceOf';
import { parseTrace } from '../file/parseTrace';
import { openReplay } from '../page/openReplay';
import { checkFaithfulness } from './faithfulness';
import type { Faithfulness } from './faithfulness';
import { fileForDevTools } from './fileForDevTools';

const steps = 600;
const { trace, timeline } = openReplay(
  'visit.trace.json',
  traceTextOf(recordRandomVisit({ actions: steps }).recorder),
  0,
);
const sizeOfState = JSON.stringify(timeline.stateAt(steps)).length;

const momentsOf = ({ stagedActionIds, actionsById }: Lifted) =>
  stagedActionIds.map((id) => actionsById[id]?.timestamp);

/** The first step at which the panel shows another state than the page does; -1 for none. */
function firstDifference({ computedStates }: Lifted, firstStep: number): number {
  return computedStates.findIndex(
    ({ state }, index) => hashState(state) !== hashState(timeline.stateAt(firstStep + index)),
  );
}

async function findingOf(text: string): Promise<Faithfulness | undefined> {
  const opened = openReplay('saved', text, 0);
  const found: Faithfulness[] = [];
  await checkFaithfulness(opened.timeline, opened.trace.details?.checkpoints ?? [], (one) =>
    found.push(one),
  );
  return found.at(-1);
}

describe('what is saved for Redux DevTools', () => {
  it('is all of a visit that the panel can show, with its times, and its states are the same', () => {
    const { text, firstStep } = fileForDevTools(trace, timeline);
    const lifted = importedByDevTools(text);
    expect(firstStep).toBe(0);
    expect(lifted.computedStates).toHaveLength(steps + 1);
    expect(lifted.currentStateIndex).toBe(0);
    expect(momentsOf(lifted)).toEqual(trace.moments);
    expect(firstDifference(lifted, 0)).toBe(-1);
  });

  it('begins at a checkpoint where all of it is too much, and can still be proven', async () => {
    const { text, firstStep } = fileForDevTools(trace, timeline, 400 * sizeOfState);
    const lifted = importedByDevTools(text);
    expect(firstStep).toBe(250);
    expect(lifted.computedStates).toHaveLength(steps + 1 - firstStep);
    expect(lifted.actionsById[0]?.action).toEqual({ type: '@@INIT' });
    expect(momentsOf(lifted)).toEqual(trace.moments.slice(firstStep));
    expect(firstDifference(lifted, firstStep)).toBe(-1);
    expect(await findingOf(text)).toEqual({ kind: 'faithful', checked: 3 });
    expect(parseTrace(text).details).toMatchObject({ droppedActions: firstStep });
  });

  it('restores what JSON has no word for', () => {
    const odd = {
      type: 'odd',
      payload: { gone: undefined, share: NaN, at: new Date(7), no: null },
    };
    const withOdd = { ...trace, actions: trace.actions.with(1, odd) };
    const lifted = importedByDevTools(fileForDevTools(withOdd, timeline).text);
    expect(lifted.actionsById[1]?.action).toEqual(odd);
  });

  it('of an export of the extension is shown there again', () => {
    const actions = trace.actions.slice(1);
    const payload = JSON.stringify(actions);
    const exported = openReplay('export.json', JSON.stringify({ payload, preloadedState: '' }), 0);
    const { text } = fileForDevTools(exported.trace, exported.timeline);
    expect(importedByDevTools(text).computedStates).toHaveLength(steps + 1);
    expect(parseTrace(text).details?.checkpoints).toEqual([]);
  });
});
