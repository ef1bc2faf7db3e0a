import { findBrowser, type BrowserSearch } from './findBrowser';

/** A machine on which browsers start from the given paths only. */
function machine(installed: string[], changes: Partial<BrowserSearch> = {}): BrowserSearch {
  return {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    starts: (path) => installed.includes(path),
    install: () => false,
    ...changes,
  };
}

describe('findBrowser', () => {
  it('takes BROWSER_PATH before an installed browser', () => {
    const env = { PATH: '/usr/bin', BROWSER_PATH: '/opt/mine' };
    expect(findBrowser(machine(['/usr/bin/chromium', '/opt/mine'], { env }))).toBe('/opt/mine');
  });

  it('refuses a BROWSER_PATH that does not start, even if another browser is installed', () => {
    const env = { PATH: '/usr/bin', BROWSER_PATH: '/opt/typo' };
    expect(() => findBrowser(machine(['/usr/bin/chromium'], { env }))).toThrow(
      "BROWSER_PATH is '/opt/typo', but no browser starts from there.",
    );
  });

  it('finds a browser on PATH, the headless shell first, Chrome before Chromium', () => {
    expect(
      findBrowser(machine(['/usr/bin/google-chrome', '/usr/bin/chromium-headless-shell'])),
    ).toBe('/usr/bin/chromium-headless-shell');
    expect(findBrowser(machine(['/usr/bin/chromium', '/usr/bin/google-chrome-stable']))).toBe(
      '/usr/bin/google-chrome-stable',
    );
    expect(findBrowser(machine(['/usr/local/bin/chromium-browser']))).toBe(
      '/usr/local/bin/chromium-browser',
    );
  });

  it('installs a browser if there is none, the headless shell before a full Chromium', () => {
    const installed: string[] = [];
    const install = (...packages: readonly string[]) =>
      installed.push(`/usr/bin/${packages.join(' or ')}`, '/usr/bin/chromium') > 0;
    expect(findBrowser(machine(installed, { install }))).toBe('/usr/bin/chromium');
    expect(installed[0]).toBe('/usr/bin/chromium-headless-shell or chromium');
  });

  it.each([
    ['installs the headless shell', true, '/usr/bin/chromium-headless-shell'],
    ['takes it if the headless shell cannot be had', false, '/usr/bin/google-chrome'],
  ])('finds in CI a full Chrome and %s', (_case, canInstall, path) => {
    const installed = ['/usr/bin/google-chrome'];
    const install = (...packages: readonly string[]) =>
      canInstall && installed.push(...packages.map((name) => `/usr/bin/${name}`)) > 0;
    const env = { PATH: '/usr/bin', CI: '1' };
    expect(findBrowser(machine(installed, { install, env }))).toBe(path);
    expect(findBrowser(machine(installed, { install, env }))).toBe(path);
  });

  it.each([
    ['cannot install', false],
    ['installs something that does not start', true],
  ])('leaves the search to Playwright on a machine that %s', (_case, installs) => {
    expect(findBrowser(machine([], { install: () => installs }))).toBeNull();
  });
});
