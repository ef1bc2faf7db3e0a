/** The longest wait for a file of the page's own host, in milliseconds. */
const timeoutMs = 5000;

/**
 * `/config.json`, past every cache.
 * @throws Error if it can't be fetched, is no JSON or does not arrive in time.
 */
export function fetchAppConfig(): Promise<unknown> {
  return fetchHostFile('/config.json', async (response) => (await response.json()) as unknown);
}

/** The first script of the app's page; its name changes with nearly every release. */
const entryScript = /\bsrc=["']?(\/js\/main[\w.]*\.js)\b/;

/**
 * The release that the page's host serves now, named by its first script.
 * @param running the html of the running page
 * @returns null if it is the running one, or can't be known
 */
export async function findNewRelease(
  running = document.documentElement.outerHTML,
): Promise<string | null> {
  const served = await fetchHostFile('/index.html', (response) => response.text()).catch(() => '');
  const [, release = null] = entryScript.exec(served) ?? [];
  return release === entryScript.exec(running)?.[1] ? null : release;
}

async function fetchHostFile<Content>(
  path: string,
  read: (response: Response) => Promise<Content>,
): Promise<Content> {
  // `AbortSignal.timeout` is younger than the oldest supported browsers.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error('no response in time')), timeoutMs);
  try {
    const response = await fetch(path, { cache: 'no-store', signal: controller.signal });
    if (!response.ok) throw new Error(`${path.slice(1)} answered ${response.status}`);
    return await read(response);
  } finally {
    clearTimeout(timer);
  }
}
