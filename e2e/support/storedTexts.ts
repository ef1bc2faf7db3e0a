import type { Page } from '@playwright/test';

/** Everything in local and session storage, one text for each entry. */
export async function storedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries(storage).map(([key, value]) => `${key}=${String(value)}`),
    ),
  );
}

/**
 * The state of the app's store as JSON, found through React's own tree, and of any store that the
 * page puts on `window`.
 * @throws Error where React's tree holds no store, so that a test can't pass by not finding it.
 */
export async function storeTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Store {
      getState(): unknown;
    }
    interface Fiber {
      memoizedProps?: { store?: Store } | null;
      child: Fiber | null;
    }
    const isStore = (value: unknown): value is Store =>
      typeof value === 'object' && value !== null && 'getState' in value;
    const root: object | null = document.getElementById('root');
    const found = Object.values(window as object).filter(isStore);
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
    let fiber: Fiber | null = key ? ((root as Record<string, Fiber>)[key] ?? null) : null;
    while (fiber && !isStore(fiber.memoizedProps?.store)) fiber = fiber.child;
    if (!fiber?.memoizedProps?.store) throw new Error('no store in the tree');
    return [...found, fiber.memoizedProps.store].map((store) => JSON.stringify(store.getState()));
  });
}
