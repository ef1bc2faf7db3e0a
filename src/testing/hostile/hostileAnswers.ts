import type { FakeAnswer } from '../fakeServer';
import { brokenAnswers } from './brokenAnswers';
import { goodAnswers } from './examples';
import type { CallName } from './examples';
import { variantsOf } from './variants';

/** One hostile answer to one call. */
export interface HostileAnswer {
  name: string;
  answer: FakeAnswer;
  /** The junk in it as JSON text; null where the answer is broken as a whole. */
  junk: string | null;
  /** Whether it must count as a good one all the same. */
  isGood: boolean;
}

/** Every answer to a call that has junk in one of its fields. */
export function junkAnswersTo(call: CallName): HostileAnswer[] {
  return variantsOf(goodAnswers[call]).map(({ name, text, junk }) => ({
    name,
    answer: { text, contentType: 'application/json' },
    junk,
    isGood: false,
  }));
}

/** Every answer to a call that is broken as a whole. */
export function brokenAnswersTo(call: CallName): HostileAnswer[] {
  const good = JSON.stringify(goodAnswers[call]);
  return brokenAnswers(good).map((broken) => ({ ...broken, junk: null }));
}

/** Every hostile answer to a call: its fields replaced one by one, and itself broken. */
export function hostileAnswersTo(call: CallName): HostileAnswer[] {
  return [...junkAnswersTo(call), ...brokenAnswersTo(call)];
}
