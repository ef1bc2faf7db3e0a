/**
 * The switches that an operator's build sets in the head of the app's page, by the names of their `meta` elements:
 * there they cost the app's scripts nothing.
 */
export const pageSwitches = {
  /** Every page connects to Redux DevTools. */
  devTools: 'devtools',
  /** A stake carries its key in the header `Idempotency-Key`. */
  idempotencyKey: 'idempotency-key',
} as const;

/** Whether the page's build has switched it on. */
export function isSwitchedOn(page: ParentNode, name: keyof typeof pageSwitches): boolean {
  const meta = page.querySelector(`meta[name="${pageSwitches[name]}"]`);
  return meta?.getAttribute('content') === 'on';
}
