import type { CDPSession } from '@playwright/test';

/** How much a page grew since the first measurement. */
export interface MemoryGrowth {
  /** A share of the first size: 0.05 is five percent more. */
  readonly heap: number;
  /** Added event listeners, without {@link MemoryGrowth.networkListeners}. */
  readonly listeners: number;
  /**
   * Added `online` and `offline` listeners of the window. Firebase's database adds two with each broken
   * connection and never removes them (`OnlineMonitor.getInstance` makes a new one).
   */
  readonly networkListeners: number;
  /** Added nodes of the document. */
  readonly nodes: number;
}

interface Size {
  heap: number;
  listeners: number;
  networkListeners: number;
  nodes: number;
}

/** Measures a page after garbage collection, now and with each call of `growth`. */
export async function startMemoryGauge(
  devTools: CDPSession,
): Promise<{ growth(): Promise<MemoryGrowth> }> {
  await devTools.send('Performance.enable');
  const first = await sizeOf(devTools);
  return {
    async growth() {
      const last = await sizeOf(devTools);
      return {
        heap: last.heap / first.heap - 1,
        listeners: last.listeners - first.listeners,
        networkListeners: last.networkListeners - first.networkListeners,
        nodes: last.nodes - first.nodes,
      };
    },
  };
}

async function sizeOf(devTools: CDPSession): Promise<Size> {
  await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const read = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  const networkListeners = await countNetworkListeners(devTools);
  return {
    heap: read('JSHeapUsedSize'),
    listeners: read('JSEventListeners') - networkListeners,
    networkListeners,
    nodes: read('Nodes'),
  };
}

async function countNetworkListeners(devTools: CDPSession): Promise<number> {
  const { result } = await devTools.send('Runtime.evaluate', { expression: 'window' });
  if (result.objectId === undefined) throw new Error('the page has no window');
  const { objectId } = result;
  const { listeners } = await devTools.send('DOMDebugger.getEventListeners', { objectId });
  await devTools.send('Runtime.releaseObject', { objectId });
  return listeners.filter(({ type }) => type === 'online' || type === 'offline').length;
}
