/**
 * The frames of the app's own files in the stack of an error, the innermost first: `js/main.3f9c0d1a2b.js:1:234`.
 * They name neither the host nor the address of the page.
 */
export function ownFrames(thrown: unknown): string[] {
  const { stack } = Object(thrown) as { stack?: unknown };
  return String(stack).match(/\bjs\/[\w./-]+\.js:\d+:\d+/g) ?? [];
}
