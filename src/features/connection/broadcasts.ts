import { createAction, isAnyOf } from '@reduxjs/toolkit';
import type { RoundResult } from '../../api/wire/roundResult';
import type { CountdownEvent } from '../../realtime/ports';

interface Received {
  /** When the frame arrived, in milliseconds of the app's clock. */
  receivedAt: number;
}

/**
 * The frames of the three public channels, one action each; every slice that one concerns answers it.
 * `connection` learns from each that the channels deliver.
 */
export const broadcast = {
  countdownReceived: createAction<Omit<CountdownEvent, 'kind'> & Received>(
    'broadcast/countdownReceived',
  ),
  roundStarted: createAction<{ roundId: number } & Received>('broadcast/roundStarted'),
  /** `result` is null if it can't be read. */
  roundCalculated: createAction<{ result: RoundResult | null } & Received>(
    'broadcast/roundCalculated',
  ),
  /** Any other status of the game. */
  statusReceived: createAction<{ status: string } & Received>('broadcast/statusReceived'),
  /** `roundId` is null if the result names none. */
  resultReceived: createAction<{ roundId: number | null; digits: string } & Received>(
    'broadcast/resultReceived',
  ),
  /** A frame of a known channel whose content can't be read. */
  unreadableReceived: createAction<{ channel: string } & Received>('broadcast/unreadableReceived'),
};

/** The frames of the channel `gameStatus`. */
export const isStatusFrame = isAnyOf(
  broadcast.roundStarted,
  broadcast.roundCalculated,
  broadcast.statusReceived,
);

/** Any frame. */
export const isBroadcast = isAnyOf(
  broadcast.countdownReceived,
  isStatusFrame,
  broadcast.resultReceived,
  broadcast.unreadableReceived,
);
