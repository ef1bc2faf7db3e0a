import { sessionIdOf, withoutSessionId } from './navigationSlice';

it.each([
  ['/check-auth/demo', 'demo'],
  ['/check-auth/demo/', 'demo'],
  ['/Check-Auth/demo', 'demo'],
  ['/check-auth/a%2Fb', 'a/b'],
  ['/check-auth/%', '%'],
  ['/check-auth/', null],
  ['/check-auth', null],
  ['/check-auth/a/b', null],
  ['/x/check-auth/demo', null],
  ['/', null],
])('the session id of an address is read from the path: %s has %p', (pathname, id) => {
  expect(sessionIdOf(pathname)).toBe(id);
});

describe('the location that the store knows', () => {
  it('has nothing of a session link, not even of its query', () => {
    const known = withoutSessionId({ pathname: '/check-auth/secret', search: '?secret=1' });
    expect(JSON.stringify(known)).not.toContain('secret');
    expect(known.pathname).toMatch(/^\/check-auth\//);
  });

  it.each([
    ['?dev=true', '?dev=true'],
    ['?secret=1&dev=true', '?dev=true'],
    ['?nodev=true', ''],
    ['?dev=trues', ''],
  ])('keeps at most the bypass of the query %s of a session link', (search, kept) => {
    expect(withoutSessionId({ pathname: '/check-auth/secret', search }).search).toBe(kept);
  });

  it('is any other address as it is', () => {
    const location = { pathname: '/report', search: '?start_date=2026-11-20' };
    expect(withoutSessionId(location)).toEqual(location);
  });
});
