import { isDeepStrictEqual } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import { km } from '../../src/i18n/km';

/** The viewports that the design supports. */
export const sizes = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const;

/** Windows with little height: phones on their side, and 1366 × 768 at a zoom of 200 %. */
export const lowSizes = [
  { width: 844, height: 390 },
  { width: 740, height: 360 },
  { width: 683, height: 384 },
] as const;

/** Where the parts of home are that nothing may move which comes or goes by itself. */
export function placesOnHome(page: Page) {
  const parts = [
    page.getByRole('group', { name: km.keypad.label }),
    page.getByRole('timer').first(),
    page.getByRole('tablist'),
  ];
  return Promise.all(parts.map((part) => part.boundingBox()));
}

/**
 * Waits until neither the page, nor a scrollable box other than the tabs, nor any text overflows
 * horizontally. Chromium misses the change of a media query if the style sheet of that query gets another rule
 * between a resize and its layout, as it does when a chunk with new styles arrives. The query applies again when
 * its result changes the next time.
 */
export async function expectNoHorizontalOverflow(page: Page, what: string): Promise<void> {
  const nothing = { scrolls: 0, boxes: [], outside: [] };
  const read = async () => {
    const found = await horizontalOverflow(page);
    if (!isDeepStrictEqual(found, nothing)) await applyMediaQueries(page);
    return found;
  };
  await expect.poll(read, what).toEqual(nothing);
}

/** Resizes the page to each of the sizes and back, so that the results of its media queries change. */
async function applyMediaQueries(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (size === null) throw new Error('the page has no viewport');
  for (const each of [...sizes, size]) await page.setViewportSize(each);
}

/** By how many px the page scrolls sideways, and the beginnings of the elements that overflow. */
function horizontalOverflow(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // The root element always has a scroll bar, which clips nothing.
    const isClipped = (element: Element): boolean => {
      const parent = element.parentElement;
      if (parent === null || parent === document.documentElement) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent);
    };
    const boxes = [...document.querySelectorAll('body *')].filter((element) => {
      const canScroll = /auto|scroll/.test(getComputedStyle(element).overflowX);
      const isWider = element.scrollWidth > element.clientWidth + 1;
      const isMeantTo = element.matches(':has([role="tablist"])');
      return canScroll && isWider && !isMeantTo;
    });
    const outside = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isShown = width > 1 && height > 1 && element.checkVisibility();
      return isShown && (right > clientWidth + 1 || left < -1) && !isClipped(element);
    });
    return {
      scrolls: scrollWidth - clientWidth,
      boxes: boxes.map((element) => element.outerHTML.slice(0, 120)),
      outside: outside.map((element) => element.outerHTML.slice(0, 120)),
    };
  });
}

/** Fails if any part of an element is outside the viewport. */
export async function expectInView(page: Page, part: Locator, what: string): Promise<void> {
  await expect(part, what).toBeVisible();
  // What is sized by an observer follows a resize of the window one frame later.
  await expect(async () => {
    const box = await part.boundingBox();
    const size = page.viewportSize();
    if (!box || !size) throw new Error(`${what} has no bounding box`);
    expect(box.y, what).toBeGreaterThanOrEqual(0);
    expect(box.x, what).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height, what).toBeLessThanOrEqual(size.height);
    expect(box.x + box.width, what).toBeLessThanOrEqual(size.width);
  }).toPass();
}

/** One layout pass, from the browser's trace. */
export interface Layout {
  /** True for single boxes, false for the whole document. */
  readonly partialLayout: boolean;
  readonly dirtyObjects: number;
}

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly beginData?: Layout };
}

/** Starts tracing layout passes. @returns a function that stops it and resolves to them */
export async function traceLayouts(page: Page): Promise<() => Promise<Layout[]>> {
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

/** A color token as a browser computes it: `#147344` is `rgb(20, 115, 68)`. */
export function cssColor(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
