import type { Browser } from '@playwright/test';

/** A finished span of the browser's own trace; durations in microseconds. */
interface Span {
  name: string;
  pid: number;
  tid: number;
  /** CPU time of the thread: other programs of the machine do not count. */
  tdur?: number;
  args: { name?: string };
}

/**
 * The longest task on the pages' main threads while the work runs, in milliseconds of thread time. CPU
 * throttling by the browser is included.
 */
export async function longestTask(browser: Browser, work: () => Promise<unknown>): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const spans: Span[] = [];
  session.on('Tracing.dataCollected', ({ value }) => spans.push(...(value as unknown as Span[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
  });
  await work();
  const isComplete = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.end');
  await isComplete;
  await session.detach();

  const threadOf = ({ pid, tid }: Span) => `${pid}/${tid}`;
  const isMain = ({ name, args }: Span) => name === 'thread_name' && args.name === 'CrRendererMain';
  const mainThreads = new Set(spans.filter(isMain).map(threadOf));
  const tasks = spans.filter(
    (span) => span.name === 'ThreadControllerImpl::RunTask' && mainThreads.has(threadOf(span)),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
