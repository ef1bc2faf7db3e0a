import { expect, type Locator, type Page } from '@playwright/test';

/** The sizes that the design is judged at. */
export const sizes = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const;

/** Fails where the page, a box that scrolls in it (the tabs may), or text is too wide. */
export async function expectNoSideways(page: Page, what: string): Promise<void> {
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isClipped = (element: Element): boolean => {
      for (let each = element.parentElement; each; each = each.parentElement) {
        if (getComputedStyle(each).overflowX !== 'visible') return true;
      }
      return false;
    };
    const boxes = [...document.querySelectorAll('body *')].filter((element) => {
      const canScroll = /auto|scroll/.test(getComputedStyle(element).overflowX);
      const isWider = element.scrollWidth > element.clientWidth + 1;
      return canScroll && isWider && !element.querySelector('[role="tablist"]');
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
  expect(sideways, what).toEqual({ scrolls: 0, boxes: [], outside: [] });
}

/** Fails where any part of an element is outside the window. */
export async function expectInView(page: Page, part: Locator, what: string): Promise<void> {
  await expect(part, what).toBeVisible();
  const box = await part.boundingBox();
  const size = page.viewportSize();
  if (!box || !size) throw new Error(`${what} has no place`);
  expect(box.y, what).toBeGreaterThanOrEqual(0);
  expect(box.x, what).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height, what).toBeLessThanOrEqual(size.height);
  expect(box.x + box.width, what).toBeLessThanOrEqual(size.width);
}
