import type { CDPSession } from '@playwright/test';

/** What a page holds, and how it grew since the first look. */
export interface MemoryGrowth {
  /** Part of the first size: 0.05 is five per cent more. */
  readonly heap: number;
  /** How many more event listeners there are, without those of {@link MemoryGrowth.networkListeners}. */
  readonly listeners: number;
  /**
   * The window's listeners for the network's coming and going. Firebase's database adds two with
   * each broken connection and never removes them (`OnlineMonitor.getInstance` makes a new one).
   */
  readonly networkListeners: number;
  /** How many more nodes of the document there are. */
  readonly nodes: number;
}

interface Size {
  heap: number;
  listeners: number;
  networkListeners: number;
  nodes: number;
}

/** Weighs a page after its garbage is collected, now and later. */
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
