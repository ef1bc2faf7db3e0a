import { renderShell } from './renderShell';

/**
 * A loader for the style sheet of the fonts: adds the styles of the waiting screen that the page
 * holds, so that its first paint needs this one file and no script, and the policy no inline style.
 */
export default function addShellStyles(fonts: string): string {
  return `${fonts}\n${renderShell().styles}`;
}
