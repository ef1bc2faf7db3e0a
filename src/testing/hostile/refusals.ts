import type { FakeAnswer } from '../fakeServer';
import type { CallName } from './examples';
import { hostileAnswersTo } from './hostileMessages';

/** The refusals of a call with different messages. */
export const refusalsOf = (call: CallName) => {
  const refusals = hostileAnswersTo(call).filter(({ name }) => name.startsWith('422 '));
  return [...new Map(refusals.map((refusal) => [messageIn(refusal.answer), refusal])).values()];
};

/** The junk that a refusal has for its message, as JSON text. */
export function messageIn({ text = '' }: FakeAnswer): string | null {
  const message = /^\{"message":("(?:[^"\\]|\\.)*")/.exec(text)?.[1];
  return message ?? null;
}
