import type { BrowserContext } from '@playwright/test';

/**
 * The name of everything that any page of the context writes from now on, with its kind:
 * `cookie id`, `local isSound`, `session receipts:…`, `database …`, `channel …`.
 */
export async function recordStorage(context: BrowserContext): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const binding = '__noteStorage';
  await context.exposeBinding(binding, (_source, name: string) => void names.add(name));
  await context.addInitScript(noteWrites, binding);
  return names;
}

/** Runs in the page before its own scripts. */
function noteWrites(binding: string): void {
  const note = Reflect.get(window, binding) as (name: string) => void;

  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function noted(key, value) {
    note(`${this === window.localStorage ? 'local' : 'session'} ${key}`);
    setItem.call(this, key, value);
  };

  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function noted(name, version) {
    note(`database ${name}`);
    return open.call(this, name, version);
  };

  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(this: Document, written: string) {
      note(`cookie ${written.replace(/=.*/s, '')}`);
      cookie?.set?.call(this, written);
    },
  });

  const Channel = window.BroadcastChannel;
  window.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      note(`channel ${name}`);
      super(name);
    }
  };
}
