/** @jest-environment <rootDir>/src/testing/browserLikeEnvironment.ts */
import { fakeClock } from '../testing/fakePorts';
import { createPage } from './page';

function setUp() {
  const clock = fakeClock('2026-11-20T14:00:00+07:00');
  const reported: string[] = [];
  let isHidden = false;
  jest
    .spyOn(document, 'visibilityState', 'get')
    .mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  createPage(window, clock).follow({
    onWake: () => reported.push('wake'),
    onOnlineChanged: (isOnline) => reported.push(isOnline ? 'online' : 'offline'),
  });
  const show = (isShown: boolean) => {
    isHidden = !isShown;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    reported,
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
