import { fakeCookieDocument } from '../../testing/fakePorts';
import { createSessionCookies } from './sessionCookies';
import { km } from '../../i18n/km';

const session = {
  accessToken: 'abc.def-ghi',
  firebaseToken: 'f; path=/x',
  userId: '1001',
  username: km.common.brand,
  currency: 'KHR',
};

describe('the session cookies', () => {
  it('[1.11] give back what login stored', () => {
    const cookies = createSessionCookies(fakeCookieDocument(), false);
    cookies.save(session);
    expect(cookies.readAccessToken()).toBe('abc.def-ghi');
    expect(cookies.readFirebaseToken()).toBe('f; path=/x');
    expect(cookies.readPlayer()).toEqual({
      userId: '1001',
      username: km.common.brand,
      currency: 'KHR',
    });
  });

  it('[3.1] are called as the specification names them', () => {
    const jar = fakeCookieDocument();
    createSessionCookies(jar, false).save(session);
    const names = jar.cookie.split('; ').map((pair) => pair.split('=')[0]);
    expect(names.sort()).toEqual(['access_token', 'currency', 'firebase_token', 'id', 'username']);
  });

  it('are all gone after the end of the session', () => {
    const jar = fakeCookieDocument();
    const cookies = createSessionCookies(jar, false);
    cookies.save(session);
    cookies.clear();
    expect(jar.cookie).toBe('');
    expect(cookies.readPlayer()).toBeNull();
    expect(cookies.readAccessToken()).toBeNull();
  });

  it.each(['', 'id=1001; username=sophea', 'access_token=; id=1001', 'access_token=%; id=1001'])(
    'hold no player without an access token: %p',
    (cookie) => {
      expect(createSessionCookies({ cookie }, false).readPlayer()).toBeNull();
      const withToken = `${cookie.replace(/access_token=[^;]*/, '')}; access_token=abc`;
      expect(createSessionCookies({ cookie: withToken }, false).readPlayer()).toHaveProperty(
        'userId',
      );
    },
  );

  it.each([
    ['access_token=a%20b; id=1001', ['access_token']],
    [`access_token=${encodeURIComponent(km.common.brand)}`, ['access_token']],
    [`access_token=abc; username=${'x'.repeat(200)}; currency=KHR`, ['username']],
  ])('are left out and named if no session can be made of them: %p', (cookie, names) => {
    const cookies = createSessionCookies({ cookie }, false);
    expect(cookies.unreadable()).toEqual(names);
    const token = names.includes('access_token') ? null : 'abc';
    expect(cookies.readAccessToken()).toBe(token);
    expect(cookies.readPlayer()?.username).toBe(token === null ? undefined : '');
  });

  it('hold the parts of the player that they have', () => {
    const cookies = createSessionCookies({ cookie: 'access_token=abc; username=%E1' }, false);
    expect(cookies.readPlayer()).toEqual({ userId: '', username: '', currency: '' });
    expect(cookies.readFirebaseToken()).toBeNull();
  });

  it('hold no session whose token is too long for a cookie', () => {
    const jar = fakeCookieDocument();
    const browser = {
      get cookie() {
        return jar.cookie;
      },
      set cookie(text: string) {
        if (text.length <= 4096) jar.cookie = text;
      },
    };
    const cookies = createSessionCookies(browser, false);
    cookies.save({ ...session, accessToken: 'old' });
    expect(cookies.readAccessToken()).toBe('old');
    cookies.save({ ...session, accessToken: 'x'.repeat(5000), userId: '1002' });
    expect(cookies.readPlayer()).toBeNull();
  });

  it('report each token that is stored, now or when the page opened', () => {
    const tokens: string[] = [];
    const jar = fakeCookieDocument();
    createSessionCookies(jar, false).save(session);
    const cookies = createSessionCookies(jar, false, (token) => void tokens.push(token));
    expect(tokens).toEqual(['abc.def-ghi', 'f; path=/x']);
    cookies.save({ ...session, accessToken: 'new', firebaseToken: 'newer' });
    expect(tokens.slice(2)).toEqual(['new', 'newer']);
  });

  it.each([
    ['all Secure', true],
    ['none of them Secure', false],
  ])('[3.2] are %s if https is %p, with the token that makes the session last', (_, isHttps) => {
    const written: string[] = [];
    const jar = fakeCookieDocument();
    const target = {
      get cookie() {
        return jar.cookie;
      },
      set cookie(text: string) {
        written.push(text);
        jar.cookie = text;
      },
    };
    createSessionCookies(target, isHttps).save(session);
    const saved = written.slice(-5);
    expect(saved.map((text) => text.replace(/=.*/, ''))).toEqual([
      'currency',
      'username',
      'id',
      'firebase_token',
      'access_token',
    ]);
    expect(saved.filter((text) => text.endsWith('; Secure'))).toHaveLength(isHttps ? 5 : 0);
  });
});
