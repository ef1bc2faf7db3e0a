import { fakeClock } from '../testing/fakePorts';
import { createPage } from './page';

function setUp() {
  const clock = fakeClock('2026-11-20T14:00:00+07:00');
  const told: string[] = [];
  let isHidden = false;
  jest
    .spyOn(document, 'visibilityState', 'get')
    .mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  createPage(window, clock).follow({
    onWake: () => told.push('wake'),
    onOnlineChanged: (isOnline) => told.push(isOnline ? 'online' : 'offline'),
  });
  const show = (isShown: boolean) => {
    isHidden = !isShown;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    told,
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

it('a page wakes that was out of sight for three seconds', () => {
  const { told, hideFor } = setUp();
  hideFor(2999);
  expect(told).toEqual([]);
  hideFor(3000);
  expect(told).toEqual(['wake']);
});

it('a page wakes that the browser had put away or frozen', () => {
  const { told } = setUp();
  window.dispatchEvent(shownAgain(false));
  expect(told).toEqual([]);
  window.dispatchEvent(shownAgain(true));
  document.dispatchEvent(new Event('resume'));
  expect(told).toEqual(['wake', 'wake']);
});

it('the network is followed', () => {
  const { told } = setUp();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(told).toEqual(['offline', 'online']);
});
