/** What becomes of a question. `stale`: what was true when it was asked is answered later. */
export const questionFates = [
  'answered',
  'held',
  'stale',
  'lagging',
  'blurred',
  'repeated',
  'lost',
  'broken',
  'unreadable',
  'unauthorized',
  'hanging',
] as const;
export type QuestionFate = (typeof questionFates)[number];

/** What becomes of a stake's call; `late`: the line is gone first, the stake is stored after it. */
export const stakeFates = [
  'answered',
  'held',
  'heldBefore',
  'lostBefore',
  'lostAfter',
  'brokenBefore',
  'brokenAfter',
  'unreadableAfter',
  'misfitAfter',
  'otherBetBefore',
  'otherBetAfter',
  'conflictAfter',
  'hangingBefore',
  'hangingAfter',
  'late',
  'refused',
  'unauthorized',
] as const;
export type StakeFate = (typeof stakeFates)[number];
