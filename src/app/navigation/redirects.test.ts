import { redirectFor } from './redirects';

const today = '/report?start_date=2026-11-20&end_date=2026-11-20';
const player = {
  isSignedIn: true,
  hasCheckFailed: false,
  gate: 'open' as const,
  now: Date.parse('2026-11-20T14:00:00+07:00'),
};
const nobody = { ...player, isSignedIn: false };

function redirectOf(address: string, situation: Parameters<typeof redirectFor>[1] = player) {
  const { pathname, search } = new URL(address, 'http://page.test');
  return redirectFor({ pathname, search }, situation);
}

describe('[2.2, 2.16, 6.1] protected addresses', () => {
  it.each(['/', '/?slug=result', '/report', today, '/report/detail?date=2026-11-20', '/rule'])(
    'leads from %s to the login without a session',
    (address) => {
      expect(redirectOf(address, nobody)).toBe('/login');
    },
  );

  it.each(['/', '/?slug=win-lose', '/?slug=result', '/?slug=', today, '/report/detail', '/rule'])(
    'lets %s stand with a session',
    (address) => {
      expect(redirectOf(address)).toBeNull();
      expect(redirectOf(address, nobody)).toBe('/login');
    },
  );
});

describe('public addresses', () => {
  it('[2.1] show the login only to visitors who are not signed in', () => {
    expect(redirectOf('/login', nobody)).toBeNull();
    expect(redirectOf('/login')).toBe('/');
  });

  it('[2.3] show the login to anybody after the check of a session link has failed', () => {
    expect(redirectOf('/login', { ...player, hasCheckFailed: true })).toBeNull();
    expect(redirectOf('/login', { ...nobody, hasCheckFailed: true })).toBeNull();
    expect(redirectOf('/login', player)).toBe('/');
  });

  it.each([player, nobody])('[2.1] allow the check of a session link for anybody', (situation) => {
    expect(redirectOf('/check-auth/some-id', situation)).toBeNull();
    expect(redirectOf('/check-auth', player)).toBe('/');
  });
});

describe('unknown addresses', () => {
  it.each(['/nowhere', '/report/detail/more', '/check-auth', '/%E0%A4%A', '/LOGIN/x'])(
    '[2.4] leads from %s to home, and without a session at once to the login',
    (address) => {
      expect(redirectOf(address)).toBe('/');
      expect(redirectOf(address, nobody)).toBe('/login');
    },
  );

  it.each(['bets', 'RESULT', 'win-lose%20', '__proto__', '<b>', 'result,win-lose', '%00'])(
    'leads from the unknown tab %s to the first one',
    (slug) => {
      expect(redirectOf(`/?slug=${slug}`)).toBe('/');
    },
  );

  it('reads the first of a tab that is named twice', () => {
    expect(redirectOf('/?slug=result&slug=junk')).toBeNull();
    expect(redirectOf('/?slug=junk&slug=result')).toBe('/');
  });
});

describe('the maintenance gate', () => {
  it.each(['/', '/login', '/check-auth/some-id', '/nowhere', today])(
    '[4.34] leads from %s to the maintenance page while it is closed',
    (address) => {
      expect(redirectOf(address, { ...player, gate: 'closed' })).toBe('/maintenance');
    },
  );

  it.each(['open', 'closed', 'loading'] as const)(
    '[2.1] lets its own page stand while %s',
    (gate) => {
      expect(redirectOf('/maintenance', { ...nobody, gate })).toBeNull();
      expect(redirectOf('/rule', { ...nobody, gate: 'closed' })).toBe('/maintenance');
    },
  );
});

describe('the range of the report', () => {
  it('[3.15] stands if it is valid, and becomes today if it is not', () => {
    expect(redirectOf('/report?page=2&start_date=2026-11-01&end_date=2026-11-02&x=%00')).toBeNull();
    expect(redirectOf('/report?')).toBe(today);
    expect(redirectOf('/report?start_date=2026-11-21&end_date=2026-11-20')).toBe(today);
  });

  it('[9.16] takes today from Phnom Penh, not from London', () => {
    const now = Date.parse('2026-11-20T00:30:00+07:00');
    expect(redirectOf('/report', { ...player, now })).toBe(today);
  });
});
