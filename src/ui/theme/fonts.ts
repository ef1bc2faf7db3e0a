import '@fontsource/kantumruy-pro/400.css';

/**
 * Brings the bold weight. Call it when the browser is idle: until then bold text is synthesised from
 * the regular weight, so that the first screen needs one Khmer file only.
 */
export async function loadBoldFont(): Promise<void> {
  await import('@fontsource/kantumruy-pro/600.css');
}
