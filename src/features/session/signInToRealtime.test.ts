import { fakeBalances } from '../../testing/fakeRealtime';
import { signInToRealtime } from './signInToRealtime';

const session = { userId: '1001', firebaseToken: 'token' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const servicesWith = (signIn: () => Promise<void>) => ({
  balances: { ...fakeBalances(), signIn: jest.fn(signIn) },
  logger: { info: jest.fn(), warn: jest.fn() },
});

describe('the sign-in to the balance', () => {
  it('is done once the service accepts the token', async () => {
    const services = servicesWith(() => Promise.resolve());
    await expect(signInToRealtime(session, services)).resolves.toBe('done');
    expect(services.balances.signIn.mock.calls).toEqual([['1001', 'token']]);
    expect(services.logger.warn).not.toHaveBeenCalled();
  });

  it('is not needed without a token', async () => {
    const services = servicesWith(() => Promise.reject(new Error('refused')));
    const outcome = signInToRealtime({ ...session, firebaseToken: '' }, services);
    await expect(outcome).resolves.toBe('done');
    expect(services.balances.signIn).not.toHaveBeenCalled();
  });

  it('delays play by five seconds at most', async () => {
    const services = servicesWith(() => new Promise(() => undefined));
    const outcome = signInToRealtime(session, services);
    await jest.advanceTimersByTimeAsync(4999);
    expect(services.logger.warn).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await expect(outcome).resolves.toBe('late');
    expect(services.logger.warn.mock.calls).toEqual([['realtime sign-in takes too long']]);
  });

  it('is refused with a log line that has the reason', async () => {
    const services = servicesWith(() => Promise.reject(new Error('expired')));
    await expect(signInToRealtime(session, services)).resolves.toBe('refused');
    expect(services.logger.warn.mock.calls).toEqual([['realtime sign-in failed', 'expired']]);
  });
});
