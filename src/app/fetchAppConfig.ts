/** How long the gate may keep a player waiting for `/config.json`, in milliseconds. */
const longestWaitMs = 5000;

/**
 * `/config.json` as it is, past every cache.
 * @throws Error where it can't be had, is no JSON or does not come in time.
 */
export async function fetchAppConfig(): Promise<unknown> {
  // `AbortSignal.timeout` is younger than the oldest browsers that the app is built for.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error('no answer in time')), longestWaitMs);
  try {
    const response = await fetch('/config.json', { cache: 'no-store', signal: limit.signal });
    if (!response.ok) throw new Error(`config.json answered ${response.status}`);
    return (await response.json()) as unknown;
  } finally {
    clearTimeout(timer);
  }
}
