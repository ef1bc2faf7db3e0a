import { renderShell } from './renderShell';

/**
 * A loader for the style sheet of the fonts. It adds the styles of the waiting screen, so that the
 * first paint needs this one file and no script, and the policy allows no inline style.
 */
export default function addShellStyles(fonts: string): string {
  return `${fonts}\n${renderShell().styles}`;
}
