/** @jest-environment <rootDir>/src/testing/browserLikeEnvironment.ts */
import { createBackButton } from './backButton';

/** Goes through the history as the browser's buttons do. */
const travel = (steps: number) =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    window.history.go(steps);
  });

beforeEach(() => window.history.replaceState({ key: 'home', idx: 0 }, '', '/'));

describe('the back button', () => {
  it('is caught once at the same address, with the router’s own state', async () => {
    const back = createBackButton(window);
    const onBack = jest.fn();
    back.follow(onBack);
    const { length } = window.history;
    back.arm();
    back.arm();
    expect(window.history).toHaveLength(length + 1);
    expect(window.history.state).toMatchObject({ key: 'home', idx: 0 });
    await travel(-1);
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(window.location.pathname).toBe('/');
    expect(window.history.state).toEqual({ key: 'home', idx: 0 });
  });

  it('is not caught on the way back from another address', async () => {
    const back = createBackButton(window);
    const onBack = jest.fn();
    back.follow(onBack);
    back.arm();
    window.history.pushState({ key: 'rule', idx: 1 }, '', '/rule');
    await travel(-1);
    expect(onBack).not.toHaveBeenCalled();
    await travel(-1);
    expect(onBack).toHaveBeenCalledTimes(1);
  });
});
