import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import './tabs.css';

interface TabListProps<Key extends string> {
  /** Accessible name. */
  label: string;
  tabs: readonly { slug: Key; label: string }[];
  selected: Key;
  /** The id of the one panel that all of them show. */
  panelId: string;
  onSelect: (slug: Key) => void;
}

/** The id of a tab, for the `aria-labelledby` of its panel. */
export const tabId = (slug: string): string => `tab-${slug}`;

/** Where the focus goes from one of `count` tabs. */
const focusMoves: Partial<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs in a row that scrolls where it is too wide. Arrows move the focus, Enter and Space select. */
export function TabList<Key extends string>(props: TabListProps<Key>) {
  const { label, tabs, selected, panelId, onSelect } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = list.current?.querySelector('[aria-selected="true"]');
    const scroller = list.current?.parentElement;
    if (!(shown instanceof HTMLElement) || !scroller) return;
    // Never the page: only the row itself, and only where the tab is out of sight.
    const end = shown.offsetLeft + shown.offsetWidth;
    if (shown.offsetLeft < scroller.scrollLeft) scroller.scrollLeft = shown.offsetLeft;
    else if (end > scroller.scrollLeft + scroller.clientWidth) {
      scroller.scrollLeft = end - scroller.clientWidth;
    }
  }, [selected]);

  function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
    const move = focusMoves[event.key];
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const place = all.findIndex((tab) => tab === document.activeElement);
    if (!move || place === -1) return;
    event.preventDefault();
    all[move(place, all.length)]?.focus();
  }

  return (
    <div className="tabs">
      <div ref={list} className="tab-list" role="tablist" aria-label={label} onKeyDown={moveFocus}>
        {tabs.map(({ slug, label: name }) => (
          <button
            key={slug}
            type="button"
            role="tab"
            className="tab"
            id={tabId(slug)}
            aria-selected={slug === selected}
            aria-controls={panelId}
            tabIndex={slug === selected ? 0 : -1}
            onClick={() => onSelect(slug)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
