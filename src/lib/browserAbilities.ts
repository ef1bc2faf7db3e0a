import { withinTime } from './scheduling';

/** What the app uses of a browser, and what a browser may refuse, throw at or never answer. */
export type BrowserAbility = 'cookies' | 'records' | 'tabs';

/** Each is asked at most this long, in milliseconds. */
const longestWaitMs = 3000;

const probeName = 'probe';

/** @returns what this browser does not give, in the order of {@link BrowserAbility} */
export async function findMissingAbilities(view: Window): Promise<BrowserAbility[]> {
  const [hasRecords, hasTabs] = await Promise.all([
    isGiven(() => openRecords(view)),
    isGiven(hearOwnWord),
  ]);
  if (!hasRecords) hideRecords(view);
  const missing: BrowserAbility[] = [];
  if (!keepsCookies(view.document)) missing.push('cookies');
  if (!hasRecords) missing.push('records');
  if (!hasTabs) missing.push('tabs');
  return missing;
}

async function isGiven(attempt: () => Promise<void>): Promise<boolean> {
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
    opening.addEventListener('error', () => reject(new Error('IndexedDB refuses')));
  });
}

/** The SDKs wait for an IndexedDB that never answers without end; they do without a missing one. */
function hideRecords(view: Window): void {
  try {
    Object.defineProperty(view, 'indexedDB', { value: undefined, configurable: true });
  } catch {
    // Then they wait, as before.
  }
}

async function hearOwnWord(): Promise<void> {
  const [speaker, hearer] = [new BroadcastChannel(probeName), new BroadcastChannel(probeName)];
  try {
    await new Promise((resolve) => {
      hearer.addEventListener('message', resolve);
      speaker.postMessage('');
    });
  } finally {
    speaker.close();
    hearer.close();
  }
}
