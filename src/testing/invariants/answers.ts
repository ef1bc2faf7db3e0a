import type { FakeAnswer } from '../fakeServer';

/** The connection is gone before an answer comes. */
export const lostLine = () => Promise.reject(new TypeError('Failed to fetch'));
/** Neither an answer nor an error. */
export const never = () => new Promise<never>(() => undefined);
export const broken = { status: 500, body: { message: 'Server Error' } };
export const unauthorized = { status: 401, body: { message: 'Unauthenticated.' } };
export const unreadable = { status: 200, text: '<html>', contentType: 'text/html' };

/** The same answer without a readable amount. */
export function misfit(answer: FakeAnswer): FakeAnswer {
  const { data, ...others } = answer.body as { data?: object };
  return data ? { ...answer, body: { ...others, data: { ...data, amount: 'x' } } } : answer;
}
