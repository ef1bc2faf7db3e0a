import {
  longestRetryAfterMs,
  maskSecretIn,
  noResponse,
  requestedWaitMs,
  retryAfterMsOf,
  toApiError,
} from './apiError';

const unreadable = (originalStatus: number, error = 'SyntaxError: Unexpected token') =>
  ({ status: 'PARSING_ERROR', originalStatus, data: '<', error }) as const;

describe('a failed call', () => {
  it.each([
    [{ status: 'TIMEOUT_ERROR', error: 'x' }, 'timeout', null, null],
    [{ status: 'FETCH_ERROR', error: 'x' }, 'offline', null, null],
    [{ status: 'CUSTOM_ERROR', error: 'x' }, 'invalidResponse', 200, 'an unknown failure'],
    [unreadable(200), 'invalidResponse', 200, 'not JSON'],
    [unreadable(399), 'invalidResponse', 399, 'not JSON'],
    [unreadable(200, 'TypeError: network error'), 'offline', null, null],
    [unreadable(200, 'AbortError: The operation was aborted. '), 'offline', null, null],
    [unreadable(503, 'TypeError: network error'), 'server', 503, null],
    [unreadable(404), 'refused', 404, null],
    [unreadable(502), 'server', 502, null],
    [{ status: 400, data: null }, 'refused', 400, null],
    [{ status: 499, data: null }, 'refused', 499, null],
    [{ status: 500, data: null }, 'server', 500, null],
  ] as const)('has, for %p, the kind %s', (error, kind, status, reason) => {
    expect(toApiError(error)).toEqual({ kind, status, message: null, reason });
  });

  it.each([
    [{ message: ' Wrong number ', errors: {} }, 'Wrong number'],
    [{ message: 'x'.repeat(10_000) }, 'x'.repeat(300)],
    [{ message: `${'x'.repeat(285)} 1|${'a'.repeat(40)}` }, `${'x'.repeat(285)} •••`],
    [{ message: '' }, null],
    [{ message: '   ' }, null],
    [{ message: 5 }, null],
    [{ message: { a: 1 } }, null],
    [{}, null],
    [null, null],
    ['no', null],
    [JSON.parse('{"__proto__":{"message":"no"}}') as unknown, null],
  ])('has the server’s message if that is text, masked and then cut (%#)', (data, message) => {
    for (const [status, kind] of [[422, 'refused'] as const, [503, 'server'] as const]) {
      expect(toApiError({ status, data })).toEqual({ kind, status, message, reason: null });
    }
  });

  it('has the delay that the server requests, if it requests one', () => {
    const error = { status: 503, data: null };
    expect(toApiError(error, 7000)).toHaveProperty('retryAfterMs', 7000);
    expect(toApiError(error, 0)).not.toHaveProperty('retryAfterMs');
    expect(requestedWaitMs(toApiError(error, 7000))).toBe(7000);
    expect(requestedWaitMs(toApiError(error))).toBe(0);
    expect(requestedWaitMs({ message: 'thrown by the app' })).toBe(0);
    expect(requestedWaitMs(undefined)).toBe(0);
  });

  it('has a mask in its message in place of a secret, and nothing else changes', () => {
    const refusal = toApiError({ status: 422, data: { message: 'no: riel1234' } });
    const masked = maskSecretIn(refusal, 'riel1234');
    expect(masked.message).not.toContain('riel1234');
    expect(masked).toEqual({ ...refusal, message: masked.message });
    expect(masked.message).toMatch(/^no: ./);
    const silent = noResponse('offline');
    expect(maskSecretIn(silent, 'riel1234')).toBe(silent);
  });

  it('has nothing of the content of an unreadable response', () => {
    const apiError = toApiError({ ...unreadable(200, 'SyntaxError: secret'), data: 'secret' });
    expect(apiError).toMatchObject({ kind: 'invalidResponse', reason: 'not JSON' });
    expect(JSON.stringify(apiError)).not.toContain('secret');
  });
});

const now = Date.parse('2026-11-20T02:00:00Z');
const read = (headers: Record<string, string>) => retryAfterMsOf(new Headers(headers), now);

describe('the delay that a server requests with Retry-After', () => {
  it.each([
    ['7', 7000],
    [' 7 ', 7000],
    ['120', 120_000],
    ['Fri, 20 Nov 2026 02:00:20 GMT', 20_000],
    ['Friday, 20-Nov-26 02:00:20 GMT', 20_000],
  ])('is %p, read as %d ms', (header, waitMs) => {
    expect(read({ 'Retry-After': header })).toBe(waitMs);
  });

  it('[9.26] counts a date from the Date of the response, whatever the clock of the machine says', () => {
    const headers = {
      Date: 'Fri, 20 Nov 2026 05:00:00 GMT',
      'Retry-After': 'Fri, 20 Nov 2026 05:00:09 GMT',
    };
    expect(read(headers)).toBe(9000);
    expect(read({ ...headers, Date: 'soon' })).toBe(longestRetryAfterMs);
  });

  it('is never longer than two minutes', () => {
    expect(read({ 'Retry-After': '86400' })).toBe(120_000);
    expect(read({ 'Retry-After': '9'.repeat(400) })).toBe(120_000);
    expect(read({ 'Retry-After': 'Fri, 20 Nov 2099 02:00:00 GMT' })).toBe(120_000);
  });

  it.each([
    '',
    '0',
    '-5',
    '1.5',
    '1e3',
    '7 s',
    'in 7',
    'soon',
    'Fri, 20 Nov 2026 01:59:00 GMT',
    '2026-11-21',
    'x GMT',
  ])('is 0 if the header is %p', (header) => {
    expect(read({ 'Retry-After': header })).toBe(0);
  });
});
