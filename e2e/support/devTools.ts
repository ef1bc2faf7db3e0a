import type { BrowserContext } from '@playwright/test';

/**
 * Stands in for the Redux DevTools extension in every page of the context.
 * @returns each action with the state after it as JSON, as the extension receives them; the list grows
 */
export async function recordDevTools(context: BrowserContext): Promise<string[]> {
  const received: string[] = [];
  const binding = '__noteDevTools';
  await context.exposeBinding(binding, (_source, text: string) => void received.push(text));
  await context.addInitScript(installExtension, binding);
  return received;
}

/** Runs in the page before its own scripts and has the extension's API. */
function installExtension(binding: string): void {
  type Reducer = (state: unknown, action: unknown) => unknown;
  type CreateStore = (reducer: Reducer, initial?: unknown) => object;
  const page = window as unknown as Record<string, unknown>;
  const report = page[binding] as (text: string) => void;
  const recorded =
    (createStore: CreateStore): CreateStore =>
    (reducer, initial) => {
      const recording: Reducer = (state, action) => {
        const next = reducer(state, action);
        report(JSON.stringify([action, next]));
        return next;
      };
      return createStore(recording, initial);
    };
  page['__REDUX_DEVTOOLS_EXTENSION_COMPOSE__'] =
    () =>
    (...enhancers: ((createStore: CreateStore) => CreateStore)[]) =>
    (createStore: CreateStore) =>
      enhancers.reduceRight((next, enhance) => enhance(next), recorded(createStore));
}
