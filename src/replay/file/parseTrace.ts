import * as v from 'valibot';
import { isRecord } from '../../trace/isRecord';
import { traceSchema } from '../../trace/traceFormat';
import { momentsOf } from './momentsOf';
import type { Moments } from './momentsOf';
import { restoreValues } from './restoreValues';
import { problems } from './traceProblem';
import { actionSchema, detailsSchema, liftedSchema, schemaOfSchema } from './traceShapes';
import type { Lifted, ReadDetails } from './traceShapes';

/** An action as the file has it: anything beside its type may be missing or of another shape. */
export interface TraceAction {
  readonly type: string;
  readonly [member: string]: unknown;
}

/** A visit as it was read: the state before it, and its actions with their moments. */
export interface Trace extends Moments {
  /** The state before the first action; undefined where the file has none. */
  initialState: unknown;
  /** The first is `@@INIT`: step 0 is the state before anything happened. */
  actions: readonly TraceAction[];
  /** What the recorder told; null for an export of Redux DevTools. */
  details: ReadDetails | null;
  /** What the agent should know of how the file was read. */
  notes: readonly string[];
}

const initType = '@@INIT';

/**
 * Reads the text of a trace of ours, or of an export of the stock Redux DevTools: a lifted state,
 * `{payload, preloadedState}` as texts, or a bare list of actions.
 *
 * @throws TraceProblem in words for the agent
 */
export function parseTrace(text: string): Trace {
  const outer = parseJson(text);
  const { details, schemaNote } = readDetails(outer);
  const { lifted, counts } = readLifted(outer);
  const staged = stagedActions(lifted);
  const moments = momentsOf(staged, details?.startedAt ?? null);
  return {
    ...moments,
    initialState: lifted.committedState,
    actions: staged.map(({ action }) => action),
    details,
    notes: [
      ...schemaNote,
      ...(counts.unsafeKeys > 0 ? [`Unsafe keys left out: ${counts.unsafeKeys}.`] : []),
      ...(counts.replacedValues > 0
        ? [`Values that are not plain data, shown as text: ${counts.replacedValues}.`]
        : []),
    ],
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw problems.notJson();
  }
}

function readDetails(outer: unknown): { details: ReadDetails | null; schemaNote: string[] } {
  if (!isRecord(outer) || outer['$trace'] === undefined) return { details: null, schemaNote: [] };
  const raw = restoreValues(outer['$trace']).value;
  const form = v.safeParse(schemaOfSchema, raw);
  if (!form.success) {
    return { details: null, schemaNote: ['What the recorder told of the visit is damaged.'] };
  }
  const { schema } = form.output;
  if (schema > traceSchema) throw problems.newerSchema(schema, traceSchema);
  if (schema < traceSchema) throw problems.olderSchema(schema, traceSchema);
  return { details: v.parse(detailsSchema, raw), schemaNote: [] };
}

interface ReadLifted {
  lifted: Lifted;
  counts: { unsafeKeys: number; replacedValues: number };
}

function readLifted(outer: unknown): ReadLifted {
  if (isRecord(outer) && typeof outer['payload'] === 'string') return readExport(outer);
  const restored = restoreValues(outer);
  if (Array.isArray(restored.value)) return { lifted: liftList(restored.value), counts: restored };
  if (!isRecord(restored.value) || !isRecord(restored.value['actionsById'])) {
    throw problems.foreign();
  }
  return { lifted: checked(restored.value), counts: restored };
}

/** The export of the stock extension: both parts are JSON in a text. */
function readExport(outer: Record<string, unknown>): ReadLifted {
  const payload = restoreValues(parseJson(String(outer['payload'])));
  const hasState = typeof outer['preloadedState'] === 'string' && outer['preloadedState'] !== '';
  const before = restoreValues(hasState ? parseJson(String(outer['preloadedState'])) : undefined);
  const counts = {
    unsafeKeys: payload.unsafeKeys + before.unsafeKeys,
    replacedValues: payload.replacedValues + before.replacedValues,
  };
  if (Array.isArray(payload.value)) {
    return { lifted: liftList(payload.value, before.value), counts };
  }
  if (!isRecord(payload.value)) throw problems.foreign();
  const lifted = checked(payload.value);
  return { lifted: hasState ? { ...lifted, committedState: before.value } : lifted, counts };
}

/** A bare list of actions, lifted; without moments. */
function liftList(list: readonly unknown[], committedState?: unknown): Lifted {
  const actions = v.safeParse(v.array(actionSchema), list);
  if (!actions.success) throw problems.foreign();
  if (actions.output.length === 0) throw problems.noActions();
  const all = [{ type: initType }, ...actions.output];
  return {
    actionsById: Object.fromEntries(all.map((action, id) => [String(id), { action }])),
    stagedActionIds: all.map((_, id) => id),
    skippedActionIds: [],
    committedState,
  };
}

function checked(value: unknown): Lifted {
  const parsed = v.safeParse(liftedSchema, value);
  if (!parsed.success) throw problems.misshapen();
  return parsed.output;
}

/** What DevTools would play: the staged actions in their order, without the skipped ones. */
function stagedActions(lifted: Lifted): { action: TraceAction; timestamp: number | null }[] {
  const skipped = new Set(lifted.skippedActionIds);
  const staged = lifted.stagedActionIds
    .filter((id) => !skipped.has(id))
    .map((id) => {
      const entry = lifted.actionsById[String(id)];
      if (entry === undefined) throw problems.misshapen();
      return { action: entry.action, timestamp: entry.timestamp ?? null };
    });
  if (staged.length === 0) throw problems.noActions();
  return staged[0]?.action.type === initType ? staged : [initial(staged), ...staged];
}

/** A head for a list that has none, so that step 0 is always the state before the first action. */
function initial(staged: { timestamp: number | null }[]) {
  return { action: { type: initType }, timestamp: staged[0]?.timestamp ?? null };
}
