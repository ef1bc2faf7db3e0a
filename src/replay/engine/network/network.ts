import type { RootState } from '../../../app/rootReducer';
import { isConnected } from '../../../features/connection/connection';
import {
  selectBalance,
  selectIsBalanceStale,
  selectIsSignedIn,
} from '../../../features/session/sessionSlice';
import { readSteps } from '../readSteps';
import type { ReadStep, Recorded } from '../readSteps';
import { callsOf } from './calls';
import type { Call } from './calls';

/** - `silent`: it looks open, but an expected push did not come. */
export type ConnectionState = 'connected' | 'connecting' | 'silent' | 'lost';

/** A connection in one state; times are milliseconds since the epoch. */
export interface Span {
  state: ConnectionState;
  /** Where it begins. */
  step: number;
  from: number;
  to: number;
}

/** A balance that the player saw from a step on. */
export interface BalanceStep {
  step: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** In riel; null while none is known. */
  balance: number | null;
}

/** What the recording knows of the player's network. */
export interface Network {
  calls: readonly Call[];
  websocket: readonly Span[];
  /** The connection that delivers the balance. */
  database: readonly Span[];
  balance: readonly BalanceStep[];
}

/** Reads the whole recording once. Yields after each step. */
export function* readNetwork(recorded: Recorded): Generator<void, Network> {
  const websocket = spanReader(websocketState);
  const database = spanReader(databaseState);
  const balance = balanceReader();
  yield* readSteps(recorded, websocket, database, balance);
  return {
    calls: callsOf(recorded),
    websocket: websocket.spans,
    database: database.spans,
    balance: balance.steps,
  };
}

/** Null while nobody is signed in, or before the first attempt. */
function websocketState(state: RootState): ConnectionState | null {
  const { connection } = state.game;
  if (!selectIsSignedIn(state)) return null;
  if (isConnected(connection)) return connection.status === 'quiet' ? 'silent' : 'connected';
  if (connection.status !== 'connecting') return 'lost';
  return connection.attemptedAt === null ? null : 'connecting';
}

/** As far as the balance tells: it is connected once it has delivered one. Null while nobody is signed in. */
function databaseState(state: RootState): ConnectionState | null {
  if (!selectIsSignedIn(state)) return null;
  if (selectIsBalanceStale(state)) return 'lost';
  return selectBalance(state) === null ? 'connecting' : 'connected';
}

function spanReader(stateOf: (state: RootState) => ConnectionState | null) {
  const spans: Span[] = [];
  let last: Span | null = null;
  return {
    spans,
    read({ step, at, state }: ReadStep) {
      const next = stateOf(state);
      if (last) last.to = at;
      if (next === (last?.state ?? null)) return;
      last = next && { state: next, step, from: at, to: at };
      if (last) spans.push(last);
    },
  };
}

function balanceReader() {
  const steps: BalanceStep[] = [];
  return {
    steps,
    read({ step, at, state }: ReadStep) {
      const selected: unknown = selectBalance(state);
      // A file of another build, or a made-up one, may hold anything.
      const balance = typeof selected === 'number' ? selected : null;
      if (balance !== (steps.at(-1)?.balance ?? null)) steps.push({ step, at, balance });
    },
  };
}
