import type { CDPSession } from '@playwright/test';

/** The size of a page. */
export interface PageSize {
  /** Bytes of the heap. */
  readonly heap: number;
  /**
   * Event listeners without those for `online` and `offline` of the window: Firebase's database adds two with each
   * broken connection and never removes them (`OnlineMonitor.getInstance` makes a new one).
   */
  readonly listeners: number;
  /** Nodes of the document. */
  readonly nodes: number;
}

/** Measures a page after garbage collection. */
export async function sizeOf(devTools: CDPSession): Promise<PageSize> {
  await devTools.send('Performance.enable');
  await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const read = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    heap: read('JSHeapUsedSize'),
    listeners: read('JSEventListeners') - (await countNetworkListeners(devTools)),
    nodes: read('Nodes'),
  };
}

async function countNetworkListeners(devTools: CDPSession): Promise<number> {
  const { result } = await devTools.send('Runtime.evaluate', { expression: 'window' });
  const { objectId = '' } = result;
  const { listeners } = await devTools.send('DOMDebugger.getEventListeners', { objectId });
  await devTools.send('Runtime.releaseObject', { objectId });
  return listeners.filter(({ type }) => type === 'online' || type === 'offline').length;
}
