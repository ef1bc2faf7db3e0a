import * as v from 'valibot';
import { isRecord } from '../../../trace/isRecord';
import { OpenError, issue } from './openErrors';
import { restoreValues } from './restoreValues';
import { timestampsOf } from './timestamps';
import type { Timestamps } from './timestamps';
import { actionListSchema, detailsSchema, liftedSchema } from './traceSchemas';
import type { Lifted, ReadDetails, TraceAction } from './traceSchemas';

/** A recording as its file has it. */
export interface Trace extends Timestamps {
  /** The state before the first action; undefined if the file has none. */
  initialState: unknown;
  /** The first is `@@INIT`: step 0 is the state before anything happened. */
  actions: readonly TraceAction[];
  /** What the recorder wrote; null for an export of Redux DevTools. */
  details: ReadDetails | null;
  /** The recorder wrote details that cannot be read. */
  areDetailsDamaged: boolean;
}

const initAction: TraceAction = { type: '@@INIT' };

/**
 * Reads the text of a trace of this app, or of an export of the stock Redux DevTools: a lifted
 * state, `{payload, preloadedState}` as texts, or a bare list of actions.
 *
 * @throws OpenError
 */
export function parseTrace(text: string): Trace {
  const parse = (json: string) => {
    const content = parseJson(json);
    refuseTooManySteps(content);
    return restoreValues(content);
  };
  const file = parse(text);
  const details = readDetails(file);
  const lifted = readLifted(file, parse);
  const staged = stagedActions(lifted);
  const known = details === 'damaged' ? null : details;
  return {
    ...timestampsOf(staged, known?.startedAt ?? null),
    initialState: lifted.committedState,
    actions: staged.map(({ action }) => action),
    details: known,
    areDetailsDamaged: details === 'damaged',
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new OpenError('notJson');
  }
}

function readDetails(file: unknown): ReadDetails | 'damaged' | null {
  if (!isRecord(file) || file['$trace'] === undefined) return null;
  const details = file['$trace'];
  if (!isRecord(details) || typeof details['schema'] !== 'number') return 'damaged';
  return v.parse(detailsSchema, details);
}

function readLifted(content: unknown, parse: (json: string) => unknown): Lifted {
  if (Array.isArray(content)) return liftList(content);
  if (!isRecord(content)) throw new OpenError('foreign');
  if (typeof content['payload'] === 'string') {
    // The export of the stock extension: both parts are JSON in a text.
    const lifted = readLifted(parse(content['payload']), parse);
    const state = content['preloadedState'];
    const hasState = typeof state === 'string' && state !== '';
    return hasState ? { ...lifted, committedState: parse(state) } : lifted;
  }
  if (!isRecord(content['actionsById'])) {
    // 1.0.0 wrote long recordings in another form.
    const isOwn = content['$trace'] !== undefined;
    throw new OpenError(isOwn ? 'otherFormat' : 'foreign');
  }
  return v.parse(liftedSchema, content, { message: issue('damagedActions') });
}

function liftList(list: readonly unknown[]): Lifted {
  const actions = v.parse(actionListSchema, list, { message: issue('foreign') });
  return {
    actionsById: Object.fromEntries(actions.map((action, id) => [String(id), { action }])),
    stagedActionIds: actions.map((_, id) => id),
    skippedActionIds: [],
    committedState: undefined,
  };
}

/** What DevTools would play: the staged actions in their order, without the skipped ones. */
function stagedActions(lifted: Lifted): { action: TraceAction; timestamp: number | null }[] {
  const skipped = new Set(lifted.skippedActionIds);
  const staged = lifted.stagedActionIds
    .filter((id) => !skipped.has(id))
    .map((id) => {
      const entry = lifted.actionsById[String(id)];
      if (entry === undefined) throw new OpenError('damagedActions');
      return { action: entry.action, timestamp: entry.timestamp ?? null };
    });
  const [first] = staged;
  if (first === undefined) throw new OpenError('noActions');
  // Step 0 is always the state before the first action.
  if (first.action.type === initAction.type) return staged;
  return [{ action: initAction, timestamp: first.timestamp }, ...staged];
}

/** Five times what the recorder keeps: a short text can claim many steps. */
const mostSteps = 100_000;

/**
 * Refuses a parsed file whose lists are longer than any recording. It reads only their lengths, so it comes
 * before all work on their elements; a list may repeat one id, and then its text is short.
 * @throws OpenError
 */
function refuseTooManySteps(content: unknown): void {
  const lists = isRecord(content)
    ? [content['stagedActionIds'], content['skippedActionIds']]
    : [content];
  for (const list of lists) {
    if (Array.isArray(list) && list.length > mostSteps) {
      throw new OpenError('tooManySteps', list.length, mostSteps);
    }
  }
}
