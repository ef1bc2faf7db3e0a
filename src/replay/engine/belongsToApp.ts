import type { UnknownAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../app/rootReducer';
import type { RootState } from '../../app/rootReducer';
import { isRecord } from '../../trace/isRecord';
import type { Trace } from '../file/parseTrace';

/**
 * Whether a file can be a recording of this app: the recorder wrote it, it begins with a state of this
 * app, or one of its actions changes one. Calls of RTK Query do not count, since other sites make them
 * too.
 *
 * @param initial the state of this app before its first action
 */
export function belongsToApp(
  { details, initialState, actions }: Pick<Trace, 'details' | 'initialState' | 'actions'>,
  initial: RootState,
): boolean {
  if (details !== null) return true;
  if (isRecord(initialState) && 'game' in initialState && 'bets' in initialState) return true;
  return actions.some((action) => !action.type.startsWith('api/') && isHandled(initial, action));
}

function isHandled(initial: RootState, action: UnknownAction): boolean {
  try {
    return rootReducer(initial, action) !== initial;
  } catch {
    // A reducer of this app knows the action, but not its payload.
    return true;
  }
}
