/** The longest that the page waits for a file of its own host, in milliseconds. */
const longestWaitMs = 5000;

/**
 * A file of the page's own host as it is now, past every cache; `read` takes what is wanted of it.
 * @throws Error where it can't be had or read, or does not come in time.
 */
export async function fetchOwnFile<Read>(
  path: string,
  read: (response: Response) => Promise<Read>,
): Promise<Read> {
  // `AbortSignal.timeout` is younger than the oldest browsers that the app is built for.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error('no answer in time')), longestWaitMs);
  try {
    const response = await fetch(path, { cache: 'no-store', signal: limit.signal });
    if (!response.ok) throw new Error(`${path.slice(1)} answered ${response.status}`);
    return await read(response);
  } finally {
    clearTimeout(timer);
  }
}
