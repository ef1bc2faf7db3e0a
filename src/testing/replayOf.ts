import type { UnknownAction } from '@reduxjs/toolkit';
import { openReplay } from '../replay/engine/openReplay';
import type { Replay } from '../replay/engine/openReplay';

/** When {@link replayOf} begins: 14:00:00 in Phnom Penh; milliseconds since the epoch. */
const replayStart = Date.parse('2026-11-20T14:00:00+07:00');

/**
 * Opens a made-up recording, which begins at {@link replayStart} with `@@INIT`.
 *
 * @param actions each with its milliseconds since that start; null leaves the file without times
 */
export function replayOf(...actions: (readonly [UnknownAction, number | null])[]): Replay {
  const all = [[{ type: '@@INIT' }, actions[0]?.[1] === null ? null : 0] as const, ...actions];
  const lifted = all.map(([action, at]) => ({
    action,
    ...(at !== null && { timestamp: replayStart + at }),
  }));
  const file = {
    actionsById: Object.fromEntries(lifted.entries()),
    stagedActionIds: lifted.map((_, index) => index),
  };
  return openReplay('recording.json', JSON.stringify(file), 0);
}
