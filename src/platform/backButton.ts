/** The browser's Back while it closes an open part instead of leaving the address. */
export interface BackButton {
  /** Lets the next Back be caught: it stays at this address. */
  arm(): void;
  /** The router has pushed or replaced an entry of the history. */
  entryChanged(): void;
  /** Called with each Back that was caught, for as long as the page lives. */
  follow(onBack: () => void): void;
  /** Goes back for good, after a Back that was caught in vain. */
  leave(): void;
}

/** What the router keeps in an entry of the history, and whether it is our copy of the one before. */
interface Entry {
  idx?: number;
  isCopy?: boolean | undefined;
}

/**
 * Catches Back by an entry of the history that is a copy of the present one, address and router's state
 * included, so that the router sees no navigation. A copy stays where it is when what it was made for
 * is closed otherwise: it serves the next one, and a Back from it that closes nothing goes on. The two
 * count as one: the address that replaced one is written into the other when the player goes there.
 * Create it before the router, which reads the address on the same event.
 */
export function createBackButton(view: Window): BackButton {
  const { history, location } = view;
  const present = () => ({ ...(history.state as Entry | null), href: location.href });
  let shown = present();
  const rewrite = ({ href, ...entry }: typeof shown) => {
    history.replaceState(entry, '', href);
    shown = present();
  };
  let caught = () => {};
  view.addEventListener('popstate', () => {
    const left = shown;
    shown = present();
    if (left.idx !== shown.idx || left.isCopy === shown.isCopy) return;
    rewrite({ ...left, isCopy: shown.isCopy });
    if (left.isCopy === true) caught();
  });
  return {
    arm() {
      if (shown.isCopy === true) return;
      history.pushState({ ...(history.state as Entry | null), isCopy: true }, '');
      shown = present();
    },
    entryChanged() {
      const { idx, isCopy } = shown;
      shown = present();
      // The router keeps the index of an entry that it replaces, but not our mark.
      if (isCopy === true && shown.isCopy !== true && shown.idx === idx)
        rewrite({ ...shown, isCopy });
    },
    follow: (onBack) => void (caught = onBack),
    leave: () => history.back(),
  };
}
