/** @jest-environment <rootDir>/src/testing/browserLikeEnvironment.ts */
import { readCookie, removeCookie, writeCookie } from './cookies';
import { km } from '../i18n/km';

const jar = (cookie: string) => ({ cookie });

describe('readCookie', () => {
  it.each([
    ['a=1; access_token=abc; b=2', 'abc'],
    ['access_token=abc', 'abc'],
    ['  access_token = abc ', 'abc'],
    ['access_token=a%3Bb%20c', 'a;b c'],
    ['access_token=a=b==', 'a=b=='],
    ['access_token=', ''],
    [`access_token=${encodeURIComponent(km.common.brand)}`, km.common.brand],
  ])('reads from %p the value %p', (cookie, value) => {
    expect(readCookie(jar(cookie), 'access_token')).toBe(value);
  });

  it.each([
    '',
    'access_token',
    'xaccess_token=abc',
    'access_tokenx=abc',
    'access_tokenx',
    'b=access_token=abc',
    ';;;',
    'access_token=%',
    'access_token=%E1%9E',
  ])('reads nothing from %p', (cookie) => {
    expect(readCookie(jar(cookie), 'access_token')).toBeNull();
    expect(readCookie(jar(`access_token=abc; ${cookie}`), 'access_token')).toBe('abc');
  });
});

it.each([
  ['KHR', false, 'KHR; path=/; SameSite=Lax'],
  ['KHR', true, 'KHR; path=/; SameSite=Lax; Secure'],
  ['x; domain=evil.example', false, 'x%3B%20domain%3Devil.example; path=/; SameSite=Lax'],
])(
  'a written cookie of %p, Secure %p, has these attributes alone: %s',
  (value, secure, written) => {
    const target = jar('');
    writeCookie(target, 'currency', value, { secure });
    expect(target.cookie).toBe(`currency=${written}`);
  },
);

it('a browser that forbids cookies behaves like one without any', () => {
  const forbidden = new DOMException('denied', 'SecurityError');
  const get = jest.fn<string, []>(() => {
    throw forbidden;
  });
  const set = jest.fn(() => {
    throw forbidden;
  });
  const target = Object.defineProperty({ cookie: '' }, 'cookie', { get, set });
  expect(readCookie(target, 'currency')).toBeNull();
  expect(() => writeCookie(target, 'currency', 'KHR', { secure: false })).not.toThrow();
  expect(() => removeCookie(target, 'currency')).not.toThrow();
  expect([get.mock.calls.length, set.mock.calls.length]).toEqual([1, 2]);
});

it('a real cookie jar returns what was written until it is removed, below the root too', () => {
  window.history.replaceState(null, '', '/report/detail');
  for (const value of ['a;b=c', km.common.brand, '"quoted"', 'x'.repeat(3900)]) {
    writeCookie(document, 'username', value, { secure: false });
    expect(readCookie(document, 'username')).toBe(value);
  }
  removeCookie(document, 'username');
  expect(readCookie(document, 'username')).toBeNull();
});
