import { fetchOwnFile } from '../lib/fetchOwnFile';

/** The script that a page of the app begins with; its name changes with nearly every release. */
const entryScript = /\bsrc=["']?(\/js\/main[\w.]*\.js)\b/;

/**
 * The release that the page's host serves now, by the name of its first script.
 *
 * @param running the page that runs, as text
 * @returns null where it is the one that runs, or where that can't be known
 */
export async function findNewRelease(
  running = document.documentElement.outerHTML,
): Promise<string | null> {
  const served = await fetchOwnFile('/index.html', (response) => response.text()).catch(() => '');
  const [, release = null] = entryScript.exec(served) ?? [];
  return release === entryScript.exec(running)?.[1] ? null : release;
}
