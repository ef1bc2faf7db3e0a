import type { Page } from '@playwright/test';
import type { SandboxControl } from './control';

/** Far less than the app waits for a response, a push or a pong; milliseconds of the page's clock. */
const stepMs = 500;

/**
 * Runs an installed page clock ahead of the machine's, in small steps, until `task` settles: for tests that
 * wait for the app's own timers. Requests and sockets take their real time, so each step waits until the
 * sandbox has responded and pushed its countdown again; otherwise the connection would seem quiet.
 *
 * @throws what the task throws
 */
export async function passTimeUntil(
  page: Page,
  control: SandboxControl,
  task: Promise<unknown>,
): Promise<void> {
  let isSettled = false;
  const settled = task.finally(() => (isSettled = true));
  const run = async () => {
    while (!isSettled) {
      await control.replay(1, 'CountdownEvent');
      await page.clock.runFor(stepMs);
    }
  };
  await Promise.all([settled, run()]);
}
