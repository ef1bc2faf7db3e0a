import { readCookie, removeCookie, writeCookie } from './cookies';
import { km } from '../i18n/km';

const jar = (cookie: string) => ({ cookie });

describe('reading a cookie', () => {
  it.each([
    ['a=1; access_token=abc; b=2', 'abc'],
    ['access_token=abc', 'abc'],
    ['  access_token = abc ', 'abc'],
    ['access_token=a%3Bb%20c', 'a;b c'],
    ['access_token=a=b==', 'a=b=='],
    ['access_token=', ''],
    [`access_token=${encodeURIComponent(km.common.brand)}`, km.common.brand],
  ])('in %p finds %p', (cookie, value) => {
    expect(readCookie(jar(cookie), 'access_token')).toBe(value);
  });

  it.each([
    '',
    'access_token',
    'xaccess_token=abc',
    'access_tokenx=abc',
    'b=access_token=abc',
    ';;;',
    'access_token=%',
    'access_token=%E1%9E',
  ])('in %p finds nothing', (cookie) => {
    expect(readCookie(jar(cookie), 'access_token')).toBeNull();
  });
});

describe('writing a cookie', () => {
  it('lasts for the browser session, for the whole site, and not across sites', () => {
    const target = jar('');
    writeCookie(target, 'currency', 'KHR', { secure: false });
    expect(target.cookie).toBe('currency=KHR; path=/; SameSite=Lax');
  });

  it('is Secure where asked', () => {
    const target = jar('');
    writeCookie(target, 'currency', 'KHR', { secure: true });
    expect(target.cookie).toMatch(/; Secure$/);
  });

  it('can not be made to add attributes by its value', () => {
    const target = jar('');
    writeCookie(target, 'username', 'x; domain=evil.example; a=b', { secure: false });
    expect(target.cookie).toBe(
      'username=x%3B%20domain%3Devil.example%3B%20a%3Db; path=/; SameSite=Lax',
    );
  });
});

describe('a real cookie jar', () => {
  afterEach(() => removeCookie(document, 'username'));

  it.each(['sophea', 'a;b=c', km.common.brand, '"quoted"', 'x'.repeat(3900)])(
    'gives back what was written (%#)',
    (value) => {
      writeCookie(document, 'username', value, { secure: false });
      expect(readCookie(document, 'username')).toBe(value);
    },
  );

  it('has nothing of a removed cookie', () => {
    writeCookie(document, 'username', 'sophea', { secure: false });
    removeCookie(document, 'username');
    expect(readCookie(document, 'username')).toBeNull();
  });
});
