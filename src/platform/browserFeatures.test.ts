import { fakeCookieDocument } from '../testing/fakePorts';
import { findMissingFeatures } from './browserFeatures';

/** A database that opens at once. */
function workingRecords() {
  return {
    open() {
      const opening = Object.assign(new EventTarget(), { result: { close: () => undefined } });
      setTimeout(() => opening.dispatchEvent(new Event('success')));
      return opening;
    },
    deleteDatabase: () => undefined,
  };
}

class WorkingChannel extends EventTarget {
  static readonly open = new Set<WorkingChannel>();
  constructor() {
    super();
    WorkingChannel.open.add(this);
  }
  postMessage() {
    for (const other of WorkingChannel.open) {
      if (other !== this) setTimeout(() => other.dispatchEvent(new Event('message')));
    }
  }
  close() {
    WorkingChannel.open.delete(this);
  }
}

const throwing = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

function browser(given: { document?: object; indexedDB?: object } = {}): Window {
  const jar = fakeCookieDocument();
  return { document: jar, indexedDB: workingRecords(), ...given } as unknown as Window;
}

const channelOf = (channel: unknown) => {
  (globalThis as { BroadcastChannel?: unknown }).BroadcastChannel = channel;
};
const realChannel = globalThis.BroadcastChannel;

beforeEach(() => {
  jest.useFakeTimers();
  channelOf(WorkingChannel);
});
afterEach(() => {
  jest.useRealTimers();
  channelOf(realChannel);
  expect(WorkingChannel.open.size).toBe(0);
});

async function missingOf(view: Window): Promise<string[]> {
  const finding = findMissingFeatures(view);
  await jest.advanceTimersByTimeAsync(3100);
  return finding;
}

describe('findMissingFeatures', () => {
  it('finds nothing missing in a browser that has everything', async () => {
    const view = browser();
    expect(await missingOf(view)).toEqual([]);
    expect(view.indexedDB).toBeDefined();
    expect(view.document.cookie).toBe('');
  });

  it.each([
    ['throws', { open: throwing }],
    ['never answers', { open: () => new EventTarget() }],
    ['is not there', undefined],
  ])('finds an IndexedDB that %s, and hides it from those who would wait for it', async (_, db) => {
    const view = browser();
    Object.defineProperty(view, 'indexedDB', { value: db, configurable: true });
    expect(await missingOf(view)).toEqual(['records']);
    expect(view.indexedDB).toBeUndefined();
  });

  it('finds an IndexedDB that fails as soon as it says so', async () => {
    const open = () => {
      const opening = new EventTarget();
      setTimeout(() => opening.dispatchEvent(new Event('error')));
      return opening;
    };
    const found = jest.fn();
    const finding = findMissingFeatures(browser({ indexedDB: { open } })).then(found);
    await jest.advanceTimersByTimeAsync(10);
    expect(found).toHaveBeenCalledWith(['records']);
    await finding;
  });

  it('finds a BroadcastChannel that delivers nothing', async () => {
    channelOf(
      class extends WorkingChannel {
        override postMessage() {}
      },
    );
    expect(await missingOf(browser())).toEqual(['tabs']);
    channelOf(WorkingChannel);
    expect(await missingOf(browser())).toEqual([]);
  });

  it('finds cookies that are refused', async () => {
    const silent = Object.defineProperty({}, 'cookie', { get: () => '', set: () => undefined });
    const strict = Object.defineProperty({}, 'cookie', { get: throwing, set: throwing });
    expect(await missingOf(browser({ document: silent }))).toEqual(['cookies']);
    expect(await missingOf(browser({ document: strict }))).toEqual(['cookies']);
  });

  it.each([
    ['is not there', undefined],
    ['throws', throwing],
  ])('finds a BroadcastChannel that %s', async (_, channel) => {
    channelOf(channel);
    expect(await missingOf(browser())).toEqual(['tabs']);
  });
});
