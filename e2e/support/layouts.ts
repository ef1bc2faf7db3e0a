import type { Page } from '@playwright/test';

/** One layout of the page, as the browser's own trace tells it. */
export interface Layout {
  /** True where boxes were laid out by themselves, false where the document was from its root. */
  readonly partialLayout: boolean;
  readonly dirtyObjects: number;
}

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly beginData?: Layout };
}

/** Begins to note the browser's layouts; what comes back ends it and tells them. */
export async function watchLayouts(page: Page): Promise<() => Promise<Layout[]>> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser to trace');
  const session = await browser.newBrowserCDPSession();
  const layouts: Layout[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as TraceEvent[]) {
      if (name === 'Layout' && args.beginData) layouts.push(args.beginData);
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  return async () => {
    const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await ended;
    await session.detach();
    return layouts;
  };
}
