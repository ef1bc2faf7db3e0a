import { AsyncLocalStorage } from 'node:async_hooks';

const used = new Set<AsyncLocalStorage<unknown>>();
const { prototype } = AsyncLocalStorage;
const run = prototype.run as (...args: unknown[]) => unknown;
prototype.run = function (this: AsyncLocalStorage<unknown>, ...args: unknown[]) {
  used.add(this);
  return run.apply(this, args);
} as typeof prototype.run;

/**
 * Ends the async storages of a test file. Jest 30.5 makes one for each, and Node 20 copies all that have ever run to
 * every promise: the hundredth file of a worker would be slow.
 */
export function endStorages(): void {
  used.forEach((storage) => storage.disable());
  used.clear();
}
