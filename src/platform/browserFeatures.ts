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
  const missing: BrowserFeature[] = [];
  if (!keepsCookies(view.document)) missing.push('cookies');
  if (!hasRecords) missing.push('records');
  if (!hasTabs) missing.push('tabs');
  return missing;
}

async function isAvailable(attempt: () => Promise<void>): Promise<boolean> {
  try {
    return await withinTime(attempt(), longestWaitMs);
  } catch {
    return false;
  }
}

function keepsCookies(document: { cookie: string }): boolean {
  try {
    document.cookie = `${probeName}=1; path=/; SameSite=Lax`;
    const isKept = document.cookie.includes(`${probeName}=1`);
    document.cookie = `${probeName}=; path=/; SameSite=Lax; Max-Age=0`;
    return isKept;
  } catch {
    return false;
  }
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
