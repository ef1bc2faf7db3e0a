import * as v from 'valibot';
import { isRecord } from './isRecord';
import type { ActionRun, LiftedAction } from './traceFormat';

/*
 * Most actions of a long recording are countdown pushes. As a run they take a seventh of their text.
 */

type Step = LiftedAction | ActionRun;

const runPrefix = '{"type":"RUN"';

interface NumericAction {
  type: string;
  payload: Record<string, number>;
}

/** The steps of a file: runs for the actions that can be joined, which are redacted. */
export function joinRuns(actions: readonly LiftedAction[]): Step[] {
  const steps: Step[] = [];
  let before: LiftedAction | null = null;
  for (const lifted of actions) {
    const last = steps.at(-1);
    const change = before && changeBetween(before, lifted);
    if (last && change) steps[steps.length - 1] = extended(last, change);
    else steps.push(lifted);
    before = lifted;
  }
  return steps;
}

/**
 * The actions of a run.
 * @returns null if it is none that {@link joinRuns} can have made
 */
export function actionsOfRun(run: unknown): LiftedAction[] | null {
  if (!v.is(runSchema, run)) return null;
  const { first, gaps, changes } = run;
  const names = Object.keys(first.action.payload);
  if (Object.keys(changes).join() !== names.join()) return null;
  if (Object.values(changes).some(({ length }) => length !== gaps.length)) return null;
  let last: LiftedAction & { action: NumericAction } = first;
  return [
    first,
    ...gaps.map((gap, at) => {
      const { payload, type } = last.action;
      const entries = names.map((name) => [
        name,
        (payload[name] ?? 0) + (changes[name]?.[at] ?? 0),
      ]);
      last = {
        type: first.type,
        action: { type, payload: Object.fromEntries(entries) as Record<string, number> },
        timestamp: last.timestamp + gap,
      };
      return last;
    }),
  ];
}

/** Whether the text of a step is that of a run. */
function isRunText(text: string): boolean {
  return text.startsWith(runPrefix);
}

/** The actions of a step's text if the next action may continue it as a run, else none. */
export function actionsToContinue(text: string, next: LiftedAction): LiftedAction[] {
  if (!isNumeric(next.action)) return [];
  const start = `{"type":"PERFORM_ACTION","action":{"type":${JSON.stringify(next.action.type)},`;
  const isSameType = text.startsWith(start) || text.startsWith(`${runPrefix},"first":${start}`);
  return isSameType ? actionsOfText(text) : [];
}

/** The lifted actions of the text of a step that {@link joinRuns} made. */
export function actionsOfText(text: string): LiftedAction[] {
  const step = JSON.parse(text) as LiftedAction;
  return (isRunText(text) ? actionsOfRun(step) : null) ?? [step];
}

/** How many actions the text of a step holds. */
export function countActionsOfText(text: string): number {
  return isRunText(text) ? actionsOfText(text).length : 1;
}

/** The texts of all actions, one each. */
export function* textsOfActions(stepTexts: readonly string[]): Generator<string> {
  for (const text of stepTexts) {
    if (!isRunText(text)) yield text;
    else for (const action of actionsOfText(text)) yield JSON.stringify(action);
  }
}

const finite = v.pipe(v.number(), v.finite());

const runSchema = v.strictObject({
  type: v.literal('RUN'),
  first: v.strictObject({
    type: v.literal('PERFORM_ACTION'),
    action: v.strictObject({
      type: v.string(),
      payload: v.record(v.string(), finite),
    }),
    timestamp: finite,
  }),
  gaps: v.array(finite),
  changes: v.record(v.string(), v.array(finite)),
});

function isNumeric(action: object): action is NumericAction {
  if (Object.keys(action).join() !== 'type,payload') return false;
  const { payload } = action as { payload: unknown };
  return isRecord(payload) && Object.values(payload).every((value) => typeof value === 'number');
}

interface Change {
  gap: number;
  payload: Record<string, number>;
}

/** What must be added to an action for the next one; null if they make no run. */
function changeBetween(before: LiftedAction, next: LiftedAction): Change | null {
  const [one, other] = [before.action, next.action];
  if (one.type !== other.type || !isNumeric(one) || !isNumeric(other)) return null;
  const names = Object.keys(one.payload);
  if (Object.keys(other.payload).join() !== names.join()) return null;
  const gap = difference(before.timestamp, next.timestamp);
  const changes = names.map((name) => difference(one.payload[name], other.payload[name]));
  if (gap === null || changes.includes(null)) return null;
  return {
    gap,
    payload: Object.fromEntries(names.map((name, at) => [name, changes[at] ?? 0])),
  };
}

function extended(step: Step, { gap, payload }: Change): ActionRun {
  const run: ActionRun =
    'gaps' in step
      ? step
      : {
          type: 'RUN',
          first: step,
          gaps: [],
          changes: Object.fromEntries(Object.keys(payload).map((name) => [name, []])),
        };
  run.gaps.push(gap);
  for (const [name, change] of Object.entries(payload)) run.changes[name]?.push(change);
  return run;
}

/** Null if adding it would not give the very same number. */
function difference(before = NaN, next = NaN): number | null {
  const gap = next - before;
  return Object.is(before + gap, next) ? gap : null;
}
