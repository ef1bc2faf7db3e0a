/** @jest-environment <rootDir>/src/testing/browserLikeEnvironment.ts */
import { createBackButton } from './backButton';

/** Goes through the history as the browser's buttons do. */
const travel = (steps: number) =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    window.history.go(steps);
  });

const back = createBackButton(window);
let onBack = jest.fn();

/** Replaces the entry as the router does. */
function replaceBy(address: string) {
  window.history.replaceState({ key: address, idx: 0 }, '', address);
  back.entryChanged();
}

const address = () => window.location.pathname + window.location.search;

beforeEach(() => {
  window.history.replaceState({ key: 'home', idx: 0 }, '', '/');
  back.entryChanged();
  onBack = jest.fn();
  back.follow(onBack);
});

describe('the back button', () => {
  it('is caught once at the same address, with the router’s own state', async () => {
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
    back.arm();
    window.history.pushState({ key: 'rule', idx: 1 }, '', '/rule');
    back.entryChanged();
    await travel(-1);
    expect(onBack).not.toHaveBeenCalled();
    await travel(-1);
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('leads to no address that was replaced, whatever was opened before and in between', async () => {
    const addresses: string[] = [];
    // The router reads the address in its own listener.
    window.addEventListener('popstate', () => void addresses.push(address()));
    back.arm();
    replaceBy('/report?end=1');
    const { length } = window.history;
    back.arm();
    replaceBy('/report?end=2');
    back.arm();
    expect(window.history).toHaveLength(length);
    await travel(-1);
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(window.history.state).toEqual({ key: '/report?end=2', idx: 0 });
    replaceBy('/report?end=3');
    await travel(1);
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(addresses).toEqual(['/report?end=2', '/report?end=3']);
  });
});
