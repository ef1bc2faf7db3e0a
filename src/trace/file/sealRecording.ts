import type { Action } from '@reduxjs/toolkit';
import type { Segment } from '../recorder/segments';
import type { Recording } from '../recorder/flightRecorder';
import type { Mask } from '../redaction/mask';
import { maskApiAction, maskApiState } from '../redaction/maskMutations';
import type { MutationAllowList } from '../redaction/maskMutations';
import { createTextHash, withoutApiConfig } from '../stateHash';
import { writeValue } from '../text/writeValue';
import type { SealedSegment } from './sealedVisit';

/** What may leave the page, and in which form. */
export interface Redaction {
  mask: Mask;
  mutations: MutationAllowList;
}

/** A segment's masked text so far; what was written once is not written again as it grows. */
export type SegmentDraft = Omit<SealedSegment, 'actionTexts'> & { actionTexts: string[] };

/** Masks and writes all segments of a recording; to be run in slices. */
export function* sealRecording(
  recording: Recording,
  redaction: Redaction,
): Generator<void, SealedSegment[]> {
  const sealed: SealedSegment[] = [];
  for (const segment of recording.segments) {
    const draft = yield* draftSegment(segment, redaction);
    yield* continueDraft(draft, segment, redaction);
    sealed.push(draft);
  }
  return sealed;
}

/** The beginning of a segment's text: its state, and no action yet. */
export function* draftSegment(
  { number, before, beganAt }: Segment,
  redaction: Redaction,
): Generator<void, SegmentDraft> {
  const stateText = yield* stateTextOf(before, redaction);
  const stateHash = yield* stateHashOf(before, redaction);
  return { number, beganAt, stateText, stateHash, actionTexts: [] };
}

/** Writes the actions that the draft does not have yet. */
export function* continueDraft(
  draft: SegmentDraft,
  { actions, stamps }: Segment,
  redaction: Redaction,
): Generator<void, void> {
  for (let at = draft.actionTexts.length; at < actions.length; at += 1) {
    const action = actions[at];
    if (action) draft.actionTexts[at] = yield* liftedText(action, stamps[at] ?? 0, redaction);
    // Most actions are too small to rest within.
    yield;
  }
}

/** The hash of a masked state: what `hashState` says of the one that a replay arrives at. */
export function* stateHashOf(
  state: unknown,
  { mask, mutations }: Redaction,
): Generator<void, string> {
  const hash = createTextHash();
  const masked = withoutApiConfig(maskApiState(state, mutations));
  yield* writeValue(masked, 'canonical', mask, hash.add);
  return hash.digits();
}

function* stateTextOf(state: unknown, { mask, mutations }: Redaction): Generator<void, string> {
  return yield* textOf(maskApiState(state, mutations), mask);
}

function* liftedText(
  action: Action,
  timestamp: number,
  { mask, mutations }: Redaction,
): Generator<void, string> {
  const text = yield* textOf(maskApiAction(action, mutations), mask);
  return `{"type":"PERFORM_ACTION","action":${text},"timestamp":${timestamp}}`;
}

function* textOf(value: unknown, mask: Mask): Generator<void, string> {
  // Joined at the end: texts that grow by a piece are trees of pieces, which the collector must walk.
  const pieces: string[] = [];
  yield* writeValue(value, 'json', mask, (piece) => void pieces.push(piece));
  return pieces.join('');
}
