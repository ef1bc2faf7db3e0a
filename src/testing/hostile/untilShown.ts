import { setTimeout as delay } from 'node:timers/promises';
import { act } from '@testing-library/react';
import type { RenderedApp } from '../renderApp';
import { settle } from './settle';

/** Far more than any part of a screen needs to come or go. */
const mostTurns = 2000;
const turnMs = 5;

/** Lets calls end and the screen follow until it shows what is waited for, or no longer will. */
export async function untilShown({ store }: RenderedApp, isThere: () => boolean): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    await act(() => settle(store));
    if (isThere()) return;
    await act(() => delay(turnMs));
  }
}
