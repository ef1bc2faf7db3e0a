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

describe('a written cookie', () => {
  it('lasts for the browser session, for the whole site, and not across sites', () => {
    const target = jar('');
    writeCookie(target, 'currency', 'KHR', { secure: false });
    expect(target.cookie).toBe('currency=KHR; path=/; SameSite=Lax');
  });

  it('is Secure if requested', () => {
    const target = jar('');
    writeCookie(target, 'currency', 'KHR', { secure: true });
    expect(target.cookie).toMatch(/; Secure$/);
  });

  it('cannot gain attributes through its value', () => {
    const target = jar('');
    writeCookie(target, 'username', 'x; domain=evil.example; a=b', { secure: false });
    expect(target.cookie).toBe(
      'username=x%3B%20domain%3Devil.example%3B%20a%3Db; path=/; SameSite=Lax',
    );
  });
});

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

describe('a real cookie jar', () => {
  afterEach(() => removeCookie(document, 'username'));

  it.each(['sophea', 'a;b=c', km.common.brand, '"quoted"', 'x'.repeat(3900)])(
    'returns what was written (%#)',
    (value) => {
      writeCookie(document, 'username', value, { secure: false });
      expect(readCookie(document, 'username')).toBe(value);
    },
  );

  it('no longer returns a removed cookie', () => {
    writeCookie(document, 'username', 'sophea', { secure: false });
    expect(readCookie(document, 'username')).toBe('sophea');
    removeCookie(document, 'username');
    expect(readCookie(document, 'username')).toBeNull();
  });
});
