import { expect, type BrowserContext, type Page } from '@playwright/test';
import { demoPassword, demoPlayers } from '../../sandbox/seed/players';
import { km } from '../../src/i18n/km';
import type { Sandbox } from './fixtures';

export type Username = (typeof demoPlayers)[number]['username'];

export interface Player {
  readonly id: number;
  readonly username: Username;
  readonly password: string;
  /** Riel after a reset. */
  readonly balance: number;
}

/** A demo player of the sandbox by name. */
export function player(username: Username): Player {
  const found = demoPlayers.find((each) => each.username === username);
  if (found === undefined) throw new Error(`no demo player ${username}`);
  return { ...found, password: demoPassword };
}

/** The player of most tests. */
export const sophea = player('sophea');

/** Signs in through the form and waits for home. */
export async function signInByForm(page: Page, { username, password }: Player): Promise<void> {
  await page.goto('/login');
  await submitLogin(page, username, password);
  await expect(page).toHaveURL('/');
}

/** Fills in the form of the open login and presses its button. */
export async function submitLogin(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel(km.login.username).fill(username);
  await page.getByLabel(km.login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: km.login.submit, exact: true }).click();
}

/**
 * Writes a session into the app's cookies, for tests whose subject comes after the login. The page
 * does not navigate.
 */
export async function signIn(
  context: BrowserContext,
  sandbox: Sandbox,
  { username, password }: Player,
): Promise<void> {
  const response = await fetch(`${sandbox.apiUrl}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) throw new Error(`${username} could not sign in: ${response.status}`);
  const session = (await response.json()) as Record<string, string | number>;
  await context.addCookies(
    Object.entries(session).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url: sandbox.webUrl,
      sameSite: 'Lax' as const,
    })),
  );
}
