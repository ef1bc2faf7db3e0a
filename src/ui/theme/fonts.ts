/**
 * Brings the bold weight. Call it when the browser is idle: until then bold text is synthesised from
 * the regular weight, so that the first screen needs two small font files only. Never rejected: where
 * the file cannot be loaded, it stays so.
 */
export async function loadBoldFont(): Promise<void> {
  await import('./fonts-bold.css').catch(() => undefined);
}
