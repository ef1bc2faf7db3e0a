import type { CDPSession } from '@playwright/test';

/** What a page holds, and how it grew since the first look. */
export interface Growth {
  /** Part of the first size: 0.05 is five per cent more. */
  readonly heap: number;
  /** How many more event listeners, and nodes of the document, there are. */
  readonly listeners: number;
  readonly nodes: number;
}

interface Size {
  heap: number;
  listeners: number;
  nodes: number;
}

/** Weighs a page after its garbage is collected, now and later. */
export async function startGauge(devTools: CDPSession): Promise<{ growth(): Promise<Growth> }> {
  await devTools.send('Performance.enable');
  const first = await sizeOf(devTools);
  return {
    async growth() {
      const last = await sizeOf(devTools);
      return {
        heap: last.heap / first.heap - 1,
        listeners: last.listeners - first.listeners,
        nodes: last.nodes - first.nodes,
      };
    },
  };
}

async function sizeOf(devTools: CDPSession): Promise<Size> {
  await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const read = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    heap: read('JSHeapUsedSize'),
    listeners: read('JSEventListeners'),
    nodes: read('Nodes'),
  };
}
