import type { SealedSegment, VisitHead } from '../file/sealedVisit';
import { isRecord } from '../isRecord';

/** Whether a stored record is the head of a visit, as this version of the app writes it. */
export function isHead(value: unknown): value is VisitHead {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    isTextOrNull(value['owner']) &&
    typeof value['startedAt'] === 'number' &&
    typeof value['savedAt'] === 'number' &&
    typeof value['droppedActions'] === 'number' &&
    isRecord(value['app']) &&
    isRecord(value['environment']) &&
    isTextOrNull(value['finalHash']) &&
    isTextOrNull(value['problem'])
  );
}

/** Whether a stored record holds the steps of a segment. */
export function isSteps(value: unknown): value is Omit<SealedSegment, 'stateText'> {
  return (
    isRecord(value) &&
    typeof value['number'] === 'number' &&
    typeof value['beganAt'] === 'number' &&
    typeof value['stateHash'] === 'string' &&
    Array.isArray(value['actionTexts']) &&
    value['actionTexts'].every((text) => typeof text === 'string')
  );
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}
