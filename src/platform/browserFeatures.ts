import { namesOf } from '../domain/namesOf';
import { readCookie, removeCookie, writeCookie } from './cookies';
import type { CookieDocument } from './cookies';
import { withinTime } from './scheduling';

/** Browser features that the app uses and that a browser may lack: it may refuse, throw or hang. */
export type BrowserFeature = 'cookies' | 'records' | 'tabs';

/** Time limit of each probe, in milliseconds. */
const longestWaitMs = 3000;

const probeName = 'probe';

/** @returns the features that this browser lacks, in the order of {@link BrowserFeature} */
export async function findMissingFeatures(view: Window): Promise<BrowserFeature[]> {
  const [hasRecords, hasTabs] = await Promise.all([
    isAvailable(() => openRecords(view)),
    isAvailable(exchangeMessage),
  ]);
  if (!hasRecords) hideRecords(view);
  return namesOf<BrowserFeature>({
    cookies: !keepsCookies(view.document),
    records: !hasRecords,
    tabs: !hasTabs,
  });
}

async function isAvailable(attempt: () => Promise<void>): Promise<boolean> {
  try {
    return await withinTime(attempt(), longestWaitMs);
  } catch {
    return false;
  }
}

function keepsCookies(document: CookieDocument): boolean {
  writeCookie(document, probeName, '1', { secure: false });
  const isKept = readCookie(document, probeName) === '1';
  removeCookie(document, probeName);
  return isKept;
}

async function openRecords({ indexedDB }: Window): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(probeName);
    opening.addEventListener('success', () => {
      opening.result.close();
      indexedDB.deleteDatabase(probeName);
      resolve();
    });
    opening.addEventListener('error', reject);
  });
}

/** The SDKs wait forever for an IndexedDB that hangs, but work without one. */
function hideRecords(view: Window): void {
  try {
    Object.defineProperty(view, 'indexedDB', { value: undefined });
  } catch {
    // The property can't be replaced: the SDKs wait, as they would have anyway.
  }
}

async function exchangeMessage(): Promise<void> {
  const [sender, receiver] = [new BroadcastChannel(probeName), new BroadcastChannel(probeName)];
  try {
    await new Promise((resolve) => {
      receiver.addEventListener('message', resolve);
      sender.postMessage(null);
    });
  } finally {
    sender.close();
    receiver.close();
  }
}
