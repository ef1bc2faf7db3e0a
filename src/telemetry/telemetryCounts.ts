import { isRejectedWithValue } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from '../api/apiError';
import { mostFrames, mostRows } from './telemetrySchema';
import type { Telemetry } from './telemetrySchema';
import type { Receipt, ReceiptState } from '../features/receipts/receipt';
import { isConnected } from '../features/connection/connection';
import { broadcast } from '../features/connection/broadcasts';
import { connectionEvents } from '../features/connection/connectionSlice';
import { usualDelayMs } from '../features/connection/latency';
import { isReadable } from '../features/connection/readability';
import type { RootState } from '../store/rootState';

type Stakes = Telemetry['stakes'];
type Row<Name extends 'errors' | 'calls' | 'unreadable'> = Omit<Telemetry[Name][number], 'times'>;

const outcomes: Partial<Record<ReceiptState, keyof Stakes>> = {
  accepted: 'accepted',
  placed: 'accepted',
  refused: 'refused',
  checking: 'checked',
  notPlaced: 'notPlaced',
};

/**
 * Counts for one batch after the other. Times are milliseconds of the app's clock.
 * @param startedAt when the first batch begins
 * @param startState the state at that time
 */
export function createTelemetryCounts(startedAt: number, startState: RootState) {
  let since = startedAt;
  // Compared with the state that was counted last: a listener that dispatches runs before that of its own action.
  let counted = startState;
  let lostAt: number | null = null;
  let counts = noCounts();

  function noteReceipts(receipts: readonly Receipt[], before: readonly Receipt[]): void {
    if (receipts === before) return;
    for (const { id, state } of receipts) {
      // One that a reload brought back was counted by the page before.
      const known = before.find((one) => one.id === id);
      const outcome = outcomes[state];
      if (known === undefined || outcome === undefined || outcomes[known.state] === outcome)
        continue;
      counts.stakes[outcome] += 1;
    }
  }

  function noteConnection(state: RootState, before: RootState, at: number): void {
    const [isNow, was] = [state, before].map(({ connection }) => isConnected(connection));
    if (isNow === was) return;
    if (isNow) {
      counts.lostMs += lostAt === null ? 0 : at - lostAt;
      lostAt = null;
    } else if (state.session.player !== null) {
      counts.lost += 1;
      lostAt = at;
    }
  }

  return {
    /** What an action says, and what has changed since the last one. */
    noteAction(action: UnknownAction, state: RootState, at: number): void {
      noteReceipts(state.bets.receipts, counted.bets.receipts);
      noteConnection(state, counted, at);
      counted = state;
      if (connectionEvents.givenUp.match(action)) counts.mute += 1;
      else if (broadcast.unreadableReceived.match(action))
        add(counts.unreadable, { kind: action.payload.channel } satisfies Row<'unreadable'>);
      else if (isRejectedWithValue(action)) {
        const { endpointName: endpoint } = action.meta.arg as { endpointName: string };
        const { kind, status } = action.payload as ApiError;
        add(counts.calls, { endpoint, status, kind } satisfies Row<'calls'>);
        if (!isReadable(state.connection.unreadable, endpoint))
          add(counts.unreadable, { kind: endpoint } satisfies Row<'unreadable'>);
      }
    },
    noteError(message: string, stack: readonly string[]): void {
      add(counts.errors, { message, stack: stack.slice(0, mostFrames) } satisfies Row<'errors'>);
    },
    /** Milliseconds; a score for CLS. */
    noteVital(name: keyof Telemetry['vitals'], value: number): void {
      counts.vitals[name] = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
    },
    /** The time that the next batch would cover, in milliseconds. */
    coveredMs: (at: number) => at - since,
    /** The batch of what was counted; counting begins again. */
    take(at: number, { connection }: RootState): Omit<Telemetry, 'release' | 'share'> {
      const { lost, mute, lostMs, vitals, stakes, errors, calls, unreadable } = counts;
      const delayMs = usualDelayMs(connection.roundTripsMs);
      const seconds = Math.round((at - since) / 1000);
      since = at;
      counts = noCounts();
      return {
        seconds,
        vitals,
        errors: rowsOf<Row<'errors'>>(errors),
        calls: rowsOf<Row<'calls'>>(calls),
        connection: {
          lost,
          mute,
          lostSeconds: Math.round(lostMs / 1000),
          ...(delayMs !== null && { delayMs: Math.round(delayMs) }),
        },
        stakes,
        unreadable: rowsOf<Row<'unreadable'>>(unreadable),
      };
    },
  };
}

/** Rows as JSON, with how often each came. */
type Rows = Map<string, number>;

function noCounts() {
  return {
    vitals: {} as Telemetry['vitals'],
    errors: new Map() as Rows,
    calls: new Map() as Rows,
    unreadable: new Map() as Rows,
    lost: 0,
    mute: 0,
    lostMs: 0,
    stakes: { accepted: 0, refused: 0, checked: 0, notPlaced: 0 },
  };
}

/** The first rows are kept: what fails first explains the rest. */
function add(rows: Rows, row: object): void {
  const key = JSON.stringify(row);
  if (rows.has(key) || rows.size < mostRows) rows.set(key, (rows.get(key) ?? 0) + 1);
}

function rowsOf<Kept>(rows: Rows): (Kept & { times: number })[] {
  return Array.from(rows, ([key, times]) => ({ ...(JSON.parse(key) as Kept), times }));
}
