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
  it.each(['/nowhere', '/report/detail/more', '/check-auth', '/<script>', '/%E0%A4%A', '/LOGIN/x'])(
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
  it.each([
    ['one day', 'start_date=2026-11-20&end_date=2026-11-20'],
    ['the year round', 'start_date=2026-01-01&end_date=2026-12-31'],
    ['a leap day', 'start_date=2028-02-29&end_date=2028-03-01'],
    ['other parameters beside it', 'page=2&start_date=2026-11-01&end_date=2026-11-02&x=%00'],
    ['the first of repeated ones', 'start_date=2026-11-01&start_date=junk&end_date=2026-11-02'],
  ])('[3.15] stands with %s', (_, query) => {
    expect(redirectOf(`/report?${query}`)).toBeNull();
    expect(redirectOf('/report?')).toBe(today);
  });

  it.each([
    ['nothing', ''],
    ['empty dates', 'start_date=&end_date='],
    ['only a start', 'start_date=2026-11-20'],
    ['only an end', 'end_date=2026-11-20'],
    ['a start after the end', 'start_date=2026-11-21&end_date=2026-11-20'],
    ['junk', 'start_date=junk&end_date=2026-11-20'],
    ['a day that does not exist', 'start_date=2026-02-01&end_date=2026-02-30'],
    ['no leap year', 'start_date=2027-02-29&end_date=2027-03-01'],
    ['month 13', 'start_date=2026-13-01&end_date=2026-13-02'],
    ['year 0', 'start_date=0000-01-01&end_date=2026-11-20'],
    ['year 99999', 'start_date=2026-11-20&end_date=99999-01-01'],
    ['a signed year', 'start_date=%2B02026-11-20&end_date=2026-11-20'],
    ['a negative year', 'start_date=-002026-11-20&end_date=2026-11-20'],
    ['the order of the screen', 'start_date=20-11-2026&end_date=20-11-2026'],
    ['a time', 'start_date=2026-11-20T00:00:00Z&end_date=2026-11-20'],
    ['spaces', 'start_date=%202026-11-20&end_date=2026-11-20'],
    ['a line end', 'start_date=2026-11-20%0A&end_date=2026-11-20'],
    ['Khmer digits', 'start_date=%E1%9F%A2%E1%9F%A0%E1%9F%A2%E1%9F%A6-11-20&end_date=2026-11-20'],
    ['arrays', 'start_date[]=2026-11-20&end_date[]=2026-11-20'],
    ['a junk first one', 'start_date=junk&start_date=2026-11-20&end_date=2026-11-20'],
    ['HTML', 'start_date=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&end_date=2026-11-20'],
    ['a broken escape', 'start_date=%E0%A4%A&end_date=2026-11-20'],
    ['a very long text', `start_date=${'9'.repeat(10_000)}&end_date=2026-11-20`],
  ])('[3.15] becomes today with %s', (_, query) => {
    expect(redirectOf(`/report?${query}`)).toBe(today);
  });

  it('[9.16] takes today from Phnom Penh, not from London', () => {
    const now = Date.parse('2026-11-20T00:30:00+07:00');
    expect(redirectOf('/report', { ...player, now })).toBe(today);
  });
});
