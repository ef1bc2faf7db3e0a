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

  const whole = {
    access_token: 'abc',
    firebase_token: 'f',
    id: '1001',
    username: 'sophea',
    currency: 'KHR',
  };

  it.each(Object.keys(whole))('hold no session without the cookie %s, and say so once', (name) => {
    const { [name]: _, ...rest }: Record<string, string> = whole;
    const jar = fakeCookieDocument(rest);
    const cookies = createSessionCookies(jar, false);
    expect(cookies.readPlayer()).toBeNull();
    expect(cookies.readAccessToken()).toBeNull();
    expect(cookies.readFirebaseToken()).toBeNull();
    expect(cookies.endIncomplete()).toEqual([name]);
    // Without the token that is written last and cleared first, another tab may be at work.
    expect(jar.cookie === '').toBe(name !== 'access_token');
  });

  it.each([
    ['access_token', 'a%20b'],
    ['access_token', ''],
    ['id', ''],
    ['id', '%E1'],
    ['username', 'x'.repeat(200)],
    ['currency', 'x'.repeat(17)],
  ])('hold no session with the cookie %s=%s', (name, text) => {
    const cookie = Object.entries({ ...whole, [name]: text })
      .map((pair) => pair.join('='))
      .join('; ');
    const cookies = createSessionCookies({ cookie }, false);
    expect(cookies.readPlayer()).toBeNull();
    expect(cookies.endIncomplete()).toEqual([name]);
  });

  it('hold a whole session if the server sent no name, currency or firebase token', () => {
    const cookies = createSessionCookies(fakeCookieDocument(), false);
    cookies.save({ ...session, username: '', currency: '', firebaseToken: '' });
    expect(cookies.endIncomplete()).toEqual([]);
    expect(cookies.readPlayer()).toEqual({ userId: '1001', username: '', currency: '' });
    expect(cookies.readFirebaseToken()).toBe('');
  });

  it('lack nothing while nobody is signed in', () => {
    expect(createSessionCookies({ cookie: 'other=1' }, false).endIncomplete()).toEqual([]);
  });

  it('hold no session whose token is too long for a cookie', () => {
    const jar = fakeCookieDocument();
    const browser = Object.defineProperty({ cookie: '' }, 'cookie', {
      get: () => jar.cookie,
      set: (text: string) => text.length <= 4096 && (jar.cookie = text),
    });
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
    const jar = fakeCookieDocument();
    const write = jest.spyOn(jar, 'cookie', 'set');
    createSessionCookies(jar, isHttps).save(session);
    const saved = write.mock.calls.slice(-5).map(([text]) => text);
    const names = saved.map((text) => text.replace(/=.*/, ''));
    expect(names.join(' ')).toBe('currency username id firebase_token access_token');
    expect(saved.filter((text) => text.endsWith('; Secure'))).toHaveLength(isHttps ? 5 : 0);
  });
});
