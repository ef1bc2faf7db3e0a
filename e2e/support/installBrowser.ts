import { installPackages } from './apt';

/**
 * Installs Chromium through apt.
 * @returns false where that is not possible, or fails.
 */
export function installBrowser(): boolean {
  return installPackages('Chrome or Chromium', 'chromium');
}
