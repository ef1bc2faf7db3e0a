import { toApiError } from './apiError';

describe('a failed call', () => {
  it.each([
    [{ status: 'TIMEOUT_ERROR', error: 'x' }, 'timeout', null],
    [{ status: 'FETCH_ERROR', error: 'x' }, 'offline', null],
    [{ status: 'CUSTOM_ERROR', error: 'x' }, 'badAnswer', 200],
    [{ status: 'PARSING_ERROR', originalStatus: 200, data: '<', error: 'x' }, 'badAnswer', 200],
    [{ status: 'PARSING_ERROR', originalStatus: 404, data: '<', error: 'x' }, 'refused', 404],
    [{ status: 'PARSING_ERROR', originalStatus: 502, data: '<', error: 'x' }, 'server', 502],
    [{ status: 422, data: { message: 'no' } }, 'refused', 422],
    [{ status: 500, data: null }, 'server', 500],
  ] as const)('as %p is of the kind %s', (error, kind, status) => {
    expect(toApiError(error)).toMatchObject({ kind, status });
  });

  it.each([
    [{ message: ' Wrong number ', errors: {} }, 'Wrong number'],
    [{ message: 'x'.repeat(10_000) }, 'x'.repeat(300)],
    [{ message: '' }, null],
    [{ message: '   ' }, null],
    [{ message: 5 }, null],
    [{ message: { a: 1 } }, null],
    [{}, null],
    [null, null],
    ['no', null],
    [JSON.parse('{"__proto__":{"message":"no"}}') as unknown, null],
  ])('has the server’s own words, where they are words (%#)', (data, message) => {
    expect(toApiError({ status: 422, data }).message).toBe(message);
  });

  it('has nothing of what an unreadable answer said', () => {
    const problem = toApiError({
      status: 'PARSING_ERROR',
      originalStatus: 200,
      data: 'secret',
      error: 'secret',
    });
    expect(JSON.stringify(problem)).not.toContain('secret');
  });
});
