import khmerUrl from '@fontsource/kantumruy-pro/files/kantumruy-pro-khmer-600-normal.woff2';
import latinUrl from '@fontsource/noto-sans-khmer/files/noto-sans-khmer-latin-600-normal.woff2';

/** The same ranges as those of the regular weight in fonts-regular.css. */
const files = [
  { url: khmerUrl, unicodeRange: 'U+1780-17FF, U+19E0-19FF, U+200C-200D, U+25CC' },
  { url: latinUrl, unicodeRange: 'U+0000-00FF, U+2000-200B, U+200E-206F, U+2212' },
];

/**
 * Brings the bold weight. Call it when the browser is idle: until then bold text is synthesised from
 * the regular weight, so that the first screen needs two small font files only. Never rejected: where
 * a file cannot be loaded, it stays so.
 */
export async function loadBoldFont(): Promise<void> {
  try {
    // In a stylesheet, a face that is still loading would show the system's font, and text would move twice.
    const faces = files.map(({ url, unicodeRange }) =>
      new FontFace('Lottery Sans', `url(${url})`, { weight: '600', unicodeRange }).load(),
    );
    for (const face of await Promise.all(faces)) document.fonts.add(face);
  } catch {
    // The regular weight stays.
  }
}
