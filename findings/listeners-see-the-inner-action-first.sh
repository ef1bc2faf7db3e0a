#!/usr/bin/env bash
# In which order listeners of Redux Toolkit see an action that another listener dispatches at once, and which state.
#
# Versions: @reduxjs/toolkit 2.14.0, Node 20.
# Guess before the run: every listener sees the outer action first, and its predicate the same state as its effect.
# Seen: only the listeners that were added before the dispatching one do. Those after it see the inner action first.
# Their predicate for the outer action then gets the state from before the inner one, their effect the state after it.
# A listener that unsubscribes and subscribes again moves to the end, so the order changes while a page runs.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @reduxjs/toolkit@2.14.0
cat > run.mjs <<'JS'
import { configureStore, createListenerMiddleware, createSlice } from '@reduxjs/toolkit';

const { actions, reducer } = createSlice({
  name: 'round',
  initialState: 'open',
  reducers: { closed: () => 'closed', settled: () => 'settled', asked: (state) => state },
});
const listeners = createListenerMiddleware();
const store = configureStore({
  reducer,
  middleware: (defaults) => defaults().prepend(listeners.middleware),
});
function watch(name) {
  const judged = new Map();
  listeners.startListening({
    predicate(action, state) {
      judged.set(action.type, state);
      return true;
    },
    effect({ type }, { getState, unsubscribe, subscribe }) {
      console.log(`${name}: ${type}, predicate ${judged.get(type)}, effect ${getState()}`);
      if (type !== actions.asked.type || name !== 'first') return;
      unsubscribe();
      subscribe();
    },
  });
}
watch('first');
listeners.startListening({
  actionCreator: actions.closed,
  effect: (_, { dispatch }) => dispatch(actions.settled()),
});
watch('last');
store.dispatch(actions.closed());
console.log('the first one unsubscribes and subscribes again');
store.dispatch(actions.asked());
store.dispatch(actions.closed());
JS
node run.mjs | tee seen.txt
cat > expected.txt <<'TEXT'
first: round/closed, predicate closed, effect closed
first: round/settled, predicate settled, effect settled
last: round/settled, predicate settled, effect settled
last: round/closed, predicate closed, effect settled
the first one unsubscribes and subscribes again
first: round/asked, predicate settled, effect settled
last: round/asked, predicate settled, effect settled
last: round/settled, predicate settled, effect settled
first: round/settled, predicate settled, effect settled
last: round/closed, predicate closed, effect settled
first: round/closed, predicate closed, effect settled
TEXT
diff expected.txt seen.txt && echo 'as described'
