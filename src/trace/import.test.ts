import { importedByDevTools } from '../testing/importedByDevTools';
import { makeTestStore } from '../testing/makeTestStore';
import { recordPlay } from '../testing/longTrace';
import { traceTextOf } from '../testing/traceOf';
import { hashState } from './stateHash';
import { createKnownSecrets } from './redaction/secrets';
import { createAppRedactor } from './appRedactor';

describe('a trace in the importer of Redux DevTools', () => {
  const { recorder, states, stamps } = recordPlay(600);
  const redactor = createAppRedactor(createKnownSecrets());
  const lifted = importedByDevTools(traceTextOf(recorder, redactor));
  /** The hash of a state in the file. */
  const redactedHash = (state: unknown) => hashState(redactor.state(state));

  it('has one step for the start and one for each action, and opens at step 0', () => {
    expect(lifted.stagedActionIds).toHaveLength(601);
    expect(lifted.computedStates).toHaveLength(601);
    expect(lifted.currentStateIndex).toBe(0);
    expect(lifted.nextActionId).toBe(601);
    expect(lifted.skippedActionIds).toEqual([]);
    expect(lifted.actionsById[0]?.action).toEqual({ type: '@@INIT' });
  });

  it('has the original times', () => {
    const kept = lifted.stagedActionIds.map((id) => lifted.actionsById[id]?.timestamp);
    expect(kept).toEqual(stamps);
  });

  it('computes the states that the app had', () => {
    const differing = lifted.computedStates.findIndex(
      ({ state }, index) => hashState(state) !== redactedHash(states[index]),
    );
    expect(differing).toBe(-1);
    expect(lifted.computedStates.at(-1)?.state.bets).toEqual(states.at(-1)?.bets);
  });
});

it('imports a recording without actions', () => {
  const { store, services } = makeTestStore();
  const lifted = importedByDevTools(traceTextOf(services.recorder));
  expect(lifted.computedStates).toHaveLength(1);
  expect(lifted.computedStates[0]?.state.session).toEqual(store.getState().session);
});
