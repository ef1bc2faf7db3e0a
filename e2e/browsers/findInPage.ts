import type * as TestingLibrary from '@testing-library/dom';

/** A text, or a pattern that it matches; as JSON. */
export type TextMatch = string | { readonly pattern: string };

/** How a person finds something on a screen. */
export interface Target {
  readonly role?: string;
  /** The accessible name; only with a role. */
  readonly name?: TextMatch;
  readonly label?: string;
  readonly text?: string;
  readonly title?: string;
  /** Where it is; the document of a frame, if that is a frame. */
  readonly within?: Target;
}

/** An element of the page. */
export interface Found {
  /** Its text, or a field's value. */
  readonly text: string;
  readonly isFocused: boolean;
}

/** What a look at the page found. */
export interface Seen {
  /** The matching elements in the order of the document. */
  readonly found: readonly Found[];
  /** Where a mouse presses the first one, in CSS pixels of the window; null as long as it can't. */
  readonly pressPoint: { readonly x: number; readonly y: number } | null;
}

/**
 * Runs in the page, beside Testing Library.
 * @param isPressed whether the first match shall be pressed: it is scrolled into view
 * @returns null if Testing Library is missing
 */
export async function findInPage(target: Target, isPressed: boolean): Promise<Seen | null> {
  const library = (window as unknown as { TestingLibraryDom?: typeof TestingLibrary })
    .TestingLibraryDom;
  if (!library) return null;
  const matcherOf = (match: TextMatch) =>
    typeof match === 'string' ? match : new RegExp(match.pattern);

  const search = ({ role, name, label, text, title, within }: Target): HTMLElement[] => {
    const roots = within ? search(within) : [document.body];
    return roots.flatMap((root) => {
      const frame = root instanceof HTMLIFrameElement ? root.contentDocument?.body : undefined;
      const container = frame ?? root;
      if (role !== undefined) {
        const options = name === undefined ? {} : { name: matcherOf(name) };
        return library.queryAllByRole(container, role, options);
      }
      if (label !== undefined) return library.queryAllByLabelText(container, label);
      if (title !== undefined) return library.queryAllByTitle(container, title);
      return library.queryAllByText(container, text ?? '');
    });
  };

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isMoving = (element: Element) =>
    document.getAnimations().some(({ playState, effect }) => {
      const isMover = effect instanceof KeyframeEffect && effect.target?.contains(element);
      // What lasts longer is decoration.
      return isMover && playState === 'running' && Number(effect.getTiming().duration) < 1000;
    });
  const middleOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const findPressPoint = async (element: HTMLElement): Promise<Seen['pressPoint']> => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = middleOf(element);
    // A transition that begins now is running two frames later.
    await nextFrame();
    await nextFrame();
    const { x, y } = middleOf(element);
    const hit = document.elementFromPoint(x, y);
    const isHit = hit !== null && (element.contains(hit) || hit.contains(element));
    const isStill = x === before.x && y === before.y && !isMoving(element);
    const isEnabled = !element.matches(':disabled, [aria-disabled=true]');
    return isHit && isStill && isEnabled ? { x, y } : null;
  };

  const elements = search(target);
  const [first] = elements;
  return {
    pressPoint: isPressed && first ? await findPressPoint(first) : null,
    found: elements.map((element) => {
      // A frame's elements are instances of its own classes.
      const isField = element.matches('input, textarea');
      const text = isField ? (element as HTMLInputElement).value : element.textContent;
      return {
        text: text.replaceAll(/\s+/g, ' ').trim(),
        isFocused: element === element.ownerDocument.activeElement,
      };
    }),
  };
}
