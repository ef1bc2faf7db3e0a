import type { Page } from '@playwright/test';
import type { SandboxControl } from './control';
import { test as suite } from './fixtures';
import { openHome } from './home';
import { signIn, sophea } from './players';
import { recordBetPosts } from './network';
import type { SentBet } from './network';

export { expect } from './fixtures';

interface HomeFixtures {
  /** The page before it is opened, with Sophea's session in its cookies. */
  signedIn: Page;
  /** The page on home, signed in as Sophea, with the connection open. */
  home: Page;
  /** The same with an installed page clock, for `passTimeUntil`. */
  clockedHome: Page;
  /** Every stake that the page has sent; the list grows. */
  sent: readonly SentBet[];
  control: SandboxControl;
}

/** The test function for cases that begin on the home screen. */
export const test = suite.extend<HomeFixtures>({
  sent: ({ page }, use) => use(recordBetPosts(page)),

  signedIn: async ({ page, context, sandbox }, use) => {
    await signIn(context, sandbox, sophea);
    await use(page);
  },

  home: async ({ page, context, sandbox, sent: _ }, use) => {
    await openHome(page, context, sandbox, sophea);
    await use(page);
  },

  clockedHome: async ({ page, context, sandbox, sent: _ }, use) => {
    await page.clock.install();
    await openHome(page, context, sandbox, sophea);
    await use(page);
  },

  control: ({ sandbox }, use) => use(sandbox.control),
});
