import type { Page } from '@playwright/test';

/** What React did in one commit. */
export interface Commit {
  /** Components that rendered. */
  readonly components: number;
  /** Those that rendered outside the countdown. */
  readonly outside: number;
}

/** Records every React commit of the page; call it before the page is opened. */
export async function watchCommits(page: Page): Promise<void> {
  await page.addInitScript(installHook);
}

/** The commits since the last call. */
export async function takeCommits(page: Page): Promise<Commit[]> {
  return page.evaluate(() => {
    const taken = (window as unknown as { commits: Commit[] }).commits;
    return taken.splice(0, taken.length);
  });
}

/**
 * Runs in the page before its own scripts. Poses as React's developer tools, which React notifies of
 * each commit in production too, and walks the changed fibers as they do.
 */
function installHook(): void {
  interface Fiber {
    tag: number;
    flags: number;
    child: Fiber | null;
    sibling: Fiber | null;
    alternate: Fiber | null;
    stateNode: unknown;
  }
  const functionTags = [0, 1, 11, 14, 15];
  const performedWork = 1;
  const commits: { components: number; outside: number }[] = [];
  Object.assign(window, { commits });

  const firstElement = (fiber: Fiber | null): Element | null => {
    for (let each = fiber; each; each = each.sibling) {
      if (each.stateNode instanceof Element) return each.stateNode;
      const inside = firstElement(each.child);
      if (inside) return inside;
    }
    return null;
  };
  const onCommitFiberRoot = (_: number, root: { current: Fiber }) => {
    const commit = { components: 0, outside: 0 };
    const walk = (fiber: Fiber) => {
      const before = fiber.alternate;
      if (functionTags.includes(fiber.tag) && fiber.flags & performedWork) {
        commit.components += 1;
        if (!firstElement(fiber.child)?.closest('[data-countdown]')) commit.outside += 1;
      }
      // The same child as before: React skipped this subtree.
      if (before && fiber.child === before.child) return;
      for (let child = fiber.child; child; child = child.sibling) walk(child);
    };
    walk(root.current);
    commits.push(commit);
  };
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      checkDCE: () => undefined,
    },
  });
}
