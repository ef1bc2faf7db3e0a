/**
 * What no first screen needs, in one file: menu, toasts, the dialogs of the draw and of a problem. It
 * is fetched when the page is idle: when it is needed, files of an older release may be gone.
 */
export async function loadLaterParts(): Promise<void> {
  await import(/* webpackChunkName: "later" */ './notifications/ToastHost');
}
