import { setTimeout as delay } from 'node:timers/promises';

// Nearly as long as a test may take (jest.config.ts): a busy machine is slow, not wrong.
const limitMs = 50_000;
const intervalMs = 5;

/**
 * Waits until an expectation holds, in real time: Testing Library's `waitFor` for tests without a
 * document.
 * @throws the expectation's error after fifty seconds
 */
export async function waitFor(expectation: () => Promise<void> | void): Promise<void> {
  const end = performance.now() + limitMs;
  for (;;) {
    try {
      await expectation();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await delay(intervalMs);
  }
}
