import type { Page } from '@playwright/test';
import type { SandboxControl } from './control';
import { test as suite } from './fixtures';
import { openHome } from './home';
import { sophea } from './players';
import { recordBetPosts } from './network';
import type { SentBet } from './network';

export { expect } from './fixtures';

interface AtHome {
  /** The page with Sophea signed in, on home, and the line live. */
  home: Page;
  /** Every stake that has left the page since before it was opened; it grows with each. */
  sent: readonly SentBet[];
  control: SandboxControl;
}

/** The suite's test for what begins with a player on the home screen. */
export const test = suite.extend<AtHome>({
  sent: ({ page }, use) => use(recordBetPosts(page)),

  home: async ({ page, context, sandbox, sent: _ }, use) => {
    await openHome(page, context, sandbox, sophea);
    await use(page);
  },

  control: ({ sandbox }, use) => use(sandbox.control),
});
