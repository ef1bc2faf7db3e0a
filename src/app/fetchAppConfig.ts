import { fetchOwnFile } from '../lib/fetchOwnFile';

/**
 * `/config.json` as it is, past every cache.
 * @throws Error where it can't be had, is no JSON or does not come in time.
 */
export function fetchAppConfig(): Promise<unknown> {
  return fetchOwnFile('/config.json', async (response) => (await response.json()) as unknown);
}
