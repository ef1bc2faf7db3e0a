interface Point {
  x: number;
  y: number;
}

/**
 * Scrolls the innermost thing under a point that can move that way, else the page. The elements are
 * looked through one by one, since an inert document is transparent to hit tests.
 */
export function scrollAt(point: Point, by: Point): void {
  const under = [...document.querySelectorAll('body *')].filter(
    (element) => canMove(element, by) && isUnder(element, point),
  );
  (under.at(-1) ?? document.scrollingElement)?.scrollBy(by.x, by.y);
}

function canMove(element: Element, by: Point): boolean {
  const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = element;
  const hasRoom =
    (by.y < 0 && scrollTop > 0) ||
    (by.y > 0 && scrollTop + clientHeight < scrollHeight - 1) ||
    (by.x < 0 && scrollLeft > 0) ||
    (by.x > 0 && scrollLeft + clientWidth < scrollWidth - 1);
  if (!hasRoom) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return /auto|scroll/.test(by.y === 0 ? overflowX : overflowY);
}

function isUnder(element: Element, { x, y }: Point): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
