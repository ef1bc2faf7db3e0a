import type { JSHandle, Page } from '@playwright/test';

/** The page's Redux store. */
export interface AppStore {
  getState(): unknown;
  subscribe(listener: () => void): void;
}

/**
 * The app's store, found through React's fibers.
 * @throws Error if there is none
 */
export function appStore(page: Page): Promise<JSHandle<AppStore>> {
  return page.evaluateHandle(() => {
    interface Fiber {
      memoizedProps?: { store?: AppStore } | null;
      child: Fiber | null;
    }
    const root = document.getElementById('root') ?? document.body;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? '';
    let fiber = (root as unknown as Record<string, Fiber | null>)[key] ?? null;
    while (fiber && !fiber.memoizedProps?.store) fiber = fiber.child;
    if (!fiber?.memoizedProps?.store) throw new Error('no store in the React tree');
    return fiber.memoizedProps.store;
  });
}
