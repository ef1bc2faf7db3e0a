/** @jest-environment <rootDir>/src/testing/browserLikeEnvironment.ts */
import { fakeClock } from '../testing/fakePorts';
import { createPage } from './page';

function setUp({ isHidden = false } = {}) {
  const clock = fakeClock('2026-11-20T14:00:00+07:00');
  const reported: string[] = [];
  const hidings: boolean[] = [];
  jest
    .spyOn(document, 'visibilityState', 'get')
    .mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  const page = createPage(window, clock);
  page.follow({
    onWake: () => reported.push('wake'),
    onVisibilityChanged: (isNowHidden) => hidings.push(isNowHidden),
    onOnlineChanged: (isOnline) => reported.push(isOnline ? 'online' : 'offline'),
  });
  const show = (isShown: boolean) => {
    isHidden = !isShown;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    page,
    clock,
    reported,
    hidings,
    show,
    hideFor(milliseconds: number) {
      show(false);
      clock.advance(milliseconds);
      show(true);
    },
  };
}

const shownAgain = (persisted: boolean) =>
  Object.assign(new Event('pageshow'), { persisted }) as PageTransitionEvent;

it('the page reports a wake-up after three hidden seconds', () => {
  const { reported, hideFor } = setUp();
  hideFor(2999);
  expect(reported).toEqual([]);
  hideFor(3000);
  expect(reported).toEqual(['wake']);
});

it('the page reports each time it is hidden and shown, however briefly', () => {
  const { hidings, hideFor } = setUp();
  hideFor(0);
  expect(hidings).toEqual([true, false]);
});

it('the page reports a wake-up after the back/forward cache and after a freeze', () => {
  const { reported } = setUp();
  window.dispatchEvent(shownAgain(false));
  expect(reported).toEqual([]);
  window.dispatchEvent(shownAgain(true));
  document.dispatchEvent(new Event('resume'));
  expect(reported).toEqual(['wake', 'wake']);
});

it('the page reports when the network is lost and when it is back', () => {
  const { reported } = setUp();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(reported).toEqual(['offline', 'online']);
});

it('a page that was opened in the background reports a wake-up only when it is shown', () => {
  const { reported, clock, show } = setUp({ isHidden: true });
  clock.advance(3000);
  show(false);
  expect(reported).toEqual([]);
  clock.advance(3000);
  show(true);
  expect(reported).toEqual(['wake']);
});

it('a page that was visible all the time reports no wake-up', () => {
  const { reported, clock, show, hideFor } = setUp();
  clock.advance(60_000);
  show(true);
  expect(reported).toEqual([]);
  hideFor(3000);
  expect(reported).toEqual(['wake']);
});

it('the page is online and hidden as the browser says', () => {
  const { page, show } = setUp({ isHidden: true });
  expect(page.isHidden()).toBe(true);
  show(true);
  expect(page.isHidden()).toBe(false);
  const onLine = jest.spyOn(navigator, 'onLine', 'get');
  for (const isOnline of [true, false]) {
    onLine.mockReturnValue(isOnline);
    expect(page.isOnline()).toBe(isOnline);
  }
});

it('the page has the title that was set last, and does not touch the document if it is the same', () => {
  const { page } = setUp();
  page.setTitle('30');
  expect(document.title).toBe('30');
  page.setTitle('29');
  expect(document.title).toBe('29');
  const written = document.querySelector('title')?.firstChild;
  page.setTitle('29');
  expect(document.querySelector('title')?.firstChild).toBe(written);
  expect(document.title).toBe('29');
});
