import { setTimeout as delay } from 'node:timers/promises';
import { act } from '@testing-library/react';
import type { RenderedApp } from '../renderApp';
import { settle } from './settle';

const longestWaitMs = 10_000;
const turnMs = 5;

/** Lets calls end and the screen follow until it shows what is waited for, or no longer will. */
export async function untilShown({ store }: RenderedApp, isThere: () => boolean): Promise<void> {
  const limit = performance.now() + longestWaitMs;
  for (;;) {
    await act(() => settle(store));
    if (isThere() || performance.now() > limit) return;
    await act(() => delay(turnMs));
  }
}
