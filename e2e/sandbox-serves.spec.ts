import { expect, test } from './support/fixtures';

test(
  'the page and its configuration are revalidated, and hashed files are cached',
  { tag: '@smoke' },
  async ({ page }) => {
    const cacheControl = new Map<string, string | undefined>();
    page.on('response', (response) => {
      cacheControl.set(new URL(response.url()).pathname, response.headers()['cache-control']);
    });
    await page.goto('/login');
    await expect(page.getByRole('textbox').first()).toBeVisible();

    expect(cacheControl.get('/login')).toBe('no-cache');
    expect(cacheControl.get('/config.json')).toBe('no-cache');
    const scripts = [...cacheControl].filter(([path]) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    for (const [path, value] of scripts) expect(value, path).toContain('immutable');
  },
);

test('a missing file does not return the page', { tag: '@smoke' }, async ({ request }) => {
  const missing = await request.get('/js/gone.0123456789.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['cache-control'] ?? '').not.toContain('immutable');
  for (const path of ['/report/detail', '/check-auth/eyJh.eyJz.c2ln']) {
    const screen = await request.get(path, { headers: { Accept: 'text/html' } });
    expect(screen.status(), path).toBe(200);
    expect(screen.headers()['content-type'], path).toContain('text/html');
  }
});

test('scripts are served compressed', { tag: '@smoke' }, async ({ request }) => {
  const page = await (await request.get('/')).text();
  const scripts = page.match(/\/js\/[\w.]+\.js/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  for (const path of scripts) {
    const compressed = await request.get(path, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(compressed.headers(), path).toMatchObject({ 'content-encoding': 'gzip' });
  }
});
