import { installPackages } from './apt';

/**
 * Installs Chromium through apt, without its window where the distribution has it so.
 * @returns false where that is not possible, or fails.
 */
export function installBrowser(): boolean {
  return ['chromium-headless-shell', 'chromium'].some((name) =>
    installPackages('Chrome or Chromium', name),
  );
}
