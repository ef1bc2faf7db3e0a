import type { Browser, Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { waitForCountdown } from './support/home';

/** Opens a page whose violations of the policy are expected, and records them. */
async function openPageWithViolations(browser: Browser) {
  const page = await browser.newPage();
  const refused: string[] = [];
  await page.exposeFunction('recordRefusal', (text: string) => void refused.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      (window as unknown as { recordRefusal(text: string): void }).recordRefusal(
        effectiveDirective,
      );
    });
  });
  return { page, refused };
}

const directivesOf = (policy: string | null | undefined) => (policy ?? '').split('; ').sort();

test(
  'the content security policy is in the page and, with frame-ancestors, in the response header',
  { tag: '@smoke' },
  async ({ page, sandbox }) => {
    const { host } = new URL(sandbox.apiUrl);
    const response = await page.goto('/login');
    const sent = directivesOf(response?.headers()['content-security-policy']);
    expect(sent).toContain("frame-ancestors 'none'");
    expect(sent).toContain("script-src 'self'");
    expect(sent).toContain("require-trusted-types-for 'script'");
    expect(sent.join()).not.toMatch(/unsafe|\/\/\*/);
    expect(sent.find((directive) => directive.startsWith('connect-src'))).toContain(
      `http://${host}/api/ ws://${host}/app/`,
    );
    const written = await page
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .getAttribute('content');
    const withoutConnections = (directives: string[]) =>
      directives.filter((directive) => !/^(connect-src|frame-ancestors)/.test(directive));
    expect(withoutConnections(directivesOf(written))).toEqual(withoutConnections(sent));
    expect(response?.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
  },
);

/** What injected code would try, and the directive that refuses it. */
const intrusions: [name: string, directive: string, attempt: (origin: string) => void][] = [
  [
    'a handler',
    'require-trusted-types-for',
    () => {
      const button = document.body.appendChild(document.createElement('button'));
      button.setAttribute('onclick', 'document.title = "taken"');
      button.click();
    },
  ],
  [
    'a javascript: address',
    'script-src-elem',
    () => {
      const link = document.body.appendChild(document.createElement('a'));
      link.href = 'javascript:void (document.title = "taken")';
      link.click();
    },
  ],
  [
    'text run as a script',
    'require-trusted-types-for',
    // In a separate task, because code that the debugger runs directly bypasses the policy.
    () => void setTimeout(() => void globalThis.eval('document.title = "taken"')),
  ],
  [
    'a script of another origin',
    'require-trusted-types-for',
    (origin) => {
      const script = document.body.appendChild(document.createElement('script'));
      script.src = `${origin}/x.js`;
    },
  ],
  [
    'a call to a host that is not configured',
    'connect-src',
    (origin) => void fetch(`${origin}/take?it=all`, { mode: 'no-cors' }).catch(() => undefined),
  ],
  [
    'a call to another port of a host that is',
    'connect-src',
    () => void fetch(`http://${location.hostname}:8004/api/`).catch(() => undefined),
  ],
  [
    'a websocket to a host that is not configured',
    'connect-src',
    (origin) => new WebSocket(origin.replace('http', 'ws')),
  ],
  ['a beacon', 'connect-src', (origin) => navigator.sendBeacon(`${origin}/take`, 'all')],
  ['a picture of another origin', 'img-src', (origin) => (new Image().src = `${origin}/all`)],
  [
    'a style written as text',
    'style-src-elem',
    () => {
      const style = document.createElement('style');
      style.append('body { display: none }');
      document.head.append(style);
    },
  ],
  [
    'a frame',
    'frame-src',
    (origin) => {
      const frame = document.createElement('iframe');
      frame.src = origin;
      document.body.append(frame);
    },
  ],
  [
    'another base for addresses',
    'base-uri',
    (origin) => (document.head.appendChild(document.createElement('base')).href = origin),
  ],
  // Last, because Playwright waits for a navigation that never comes.
  [
    'a form that posts elsewhere',
    'form-action',
    (origin) => {
      const form = document.body.appendChild(document.createElement('form'));
      form.action = `${origin}/take`;
      form.method = 'post';
      form.submit();
    },
  ],
];

test(
  'injected scripts, requests, frames and forms are blocked',
  { tag: '@core' },
  async ({ browser, sandbox }) => {
    const { page, refused } = await openPageWithViolations(browser);
    await page.goto(`${sandbox.webUrl}/login`);
    await expect(page.getByLabel(km.login.username)).toBeVisible();
    const reached: string[] = [];
    page.on('requestfinished', (request) => {
      // The app's own files may still be loading.
      if (!request.url().startsWith(sandbox.webUrl)) reached.push(request.url());
    });
    for (const [name, directive, attempt] of intrusions) {
      await expect(page).toHaveTitle(km.titles.login);
      await expect(page.getByLabel(km.login.username)).toBeVisible();
      refused.length = 0;
      await page.evaluate(attempt, 'http://127.0.0.1:1').catch(() => undefined);
      await expect.poll(() => refused, name).toContain(directive);
    }
    expect(reached).toEqual([]);
    await page.close();
  },
);

test('a script, a handler and a style injected by a proxy do nothing', async ({
  browser,
  sandbox,
}) => {
  const { page, refused } = await openPageWithViolations(browser);
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    const added =
      '<script>document.title = "taken"</script><style>body { display: none }</style>' +
      '<img src="/favicon.svg" onload="document.title = 1" style="position: fixed">';
    const body = (await response.text()).replace('<body>', `<body>${added}`);
    await route.fulfill({ response, body });
  });
  await page.goto(`${sandbox.webUrl}/login`);
  await expect(page.getByLabel(km.login.username)).toBeVisible();
  await expect(page).toHaveTitle(km.titles.login);
  expect(new Set(refused)).toEqual(
    new Set(['script-src-elem', 'script-src-attr', 'style-src-elem', 'style-src-attr']),
  );
  await page.close();
});

test('no page can frame the app', { tag: '@smoke' }, async ({ browser, sandbox }) => {
  const page: Page = await browser.newPage();
  await page.setContent(`<iframe src="${sandbox.webUrl}/login"></iframe>`);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  await page.close();
});

test('markup that a library writes becomes text in browsers with Trusted Types', async ({
  home: page,
}) => {
  await waitForCountdown(page);
  const written = await page.evaluate(() => {
    const element = document.createElement('p');
    element.innerHTML = '<img src=x onerror="document.title = 1">';
    return { children: element.children.length, text: element.textContent };
  });
  expect(written).toEqual({ children: 0, text: '<img src=x onerror="document.title = 1">' });
});
