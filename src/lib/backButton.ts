/** The browser's Back while it closes an open part instead of leaving the address. */
export interface BackButton {
  /** Lets the next Back be caught: it stays at this address. */
  arm(): void;
  /** Called with each Back that was caught, for as long as the page lives. */
  follow(onBack: () => void): void;
  /** Goes back for good, after a Back that was caught in vain. */
  leave(): void;
}

/** What the router keeps in an entry of the history, and whether it is our copy of the one before. */
interface Entry {
  key?: string;
  idx?: number;
  isCopy?: boolean;
}

/**
 * Catches Back by an entry of the history that is a copy of the present one, address and router's state
 * included, so that the router sees no navigation. A copy stays where it is when what it was made for
 * is closed otherwise: it serves the next one, and a Back from it that closes nothing goes on.
 */
export function createBackButton(view: Window): BackButton {
  const { history } = view;
  const present = () => (history.state ?? {}) as Entry;
  let shown = present();
  return {
    arm() {
      if (present().isCopy !== true) history.pushState({ ...present(), isCopy: true }, '');
      shown = present();
    },
    follow(onBack) {
      view.addEventListener('popstate', () => {
        const left = shown;
        shown = present();
        const isOriginal = shown.key === left.key && shown.idx === left.idx;
        if (left.isCopy === true && shown.isCopy !== true && isOriginal) onBack();
      });
    },
    leave: () => history.back(),
  };
}
