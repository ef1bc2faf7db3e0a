import { isRecord } from '../../trace/isRecord';
import type { KeyValueStore } from '../../lib/keyValueStore';

/** The widths of the panes of an arrangement, in percent, each by the id of its pane. */
export type PaneSizes = Readonly<Record<string, number>>;

const storageKey = 'replayPanes';

/** The widths that this browser keeps for an arrangement; null if there are none that fit its panes. */
export function readPaneSizes(
  store: KeyValueStore,
  arrangement: string,
  panes: readonly string[],
): PaneSizes | null {
  const sizes = readAll(store)[arrangement];
  if (!isRecord(sizes) || Object.keys(sizes).length !== panes.length) return null;
  const isWhole = panes.every((pane) => {
    const size = sizes[pane];
    return typeof size === 'number' && size > 0 && size < 100;
  });
  return isWhole ? (sizes as PaneSizes) : null;
}

export function writePaneSizes(store: KeyValueStore, arrangement: string, sizes: PaneSizes): void {
  store.write(storageKey, JSON.stringify({ ...readAll(store), [arrangement]: sizes }));
}

function readAll(store: KeyValueStore): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(store.read(storageKey) ?? '{}');
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}
