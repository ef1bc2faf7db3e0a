/** The part of the browser's Trusted Types that is needed here; TypeScript does not know them yet. */
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): unknown;
}

/**
 * If the browser has Trusted Types, whatever a library writes into the page as markup becomes
 * plain text (the date fields reset their digits so), and a script made of a string stays refused.
 * Never throws.
 */
export function allowTextOnly(
  factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes,
): void {
  try {
    factory?.createPolicy('default', { createHTML: escapeMarkup });
  } catch {
    // Refused if the server's own policy does not allow `default`; then no markup is written at all.
  }
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
