/** @jest-environment <rootDir>/src/testing/browserLikeEnvironment.ts */
import { fakeLogger } from '../testing/fakePorts';
import { createKeyValueStore, readFitting, storedSwitch } from './keyValueStore';

beforeEach(() => localStorage.clear());

describe('a key-value store', () => {
  it('keeps what was written', () => {
    const store = createKeyValueStore(() => localStorage);
    expect(store.read('isSound')).toBeNull();
    store.write('isSound', 'false');
    expect(store.read('isSound')).toBe('false');
    store.remove('isSound');
    expect(store.read('isSound')).toBeNull();
  });

  it('is empty if the browser forbids storage', () => {
    const open = jest.fn<Storage, []>(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const store = createKeyValueStore(open);
    expect(() => store.write('isSound', 'false')).not.toThrow();
    expect(() => store.remove('isSound')).not.toThrow();
    expect(store.read('isSound')).toBeNull();
    expect(open).toHaveBeenCalledTimes(3);
  });

  it('keeps the older value when a full storage refuses a new one', () => {
    const store = createKeyValueStore(() => localStorage);
    store.write('isSound', 'true');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => store.write('isSound', 'false')).not.toThrow();
    expect(store.read('isSound')).toBe('true');
  });

  it('drops a malformed value with one log entry that does not contain it', () => {
    const store = createKeyValueStore(() => localStorage);
    const logger = fakeLogger();
    expect(readFitting(store, logger, 'isSound', storedSwitch)).toBeNull();
    expect(logger.lines).toEqual([]);
    store.write('isSound', 'canary');
    expect(readFitting(store, logger, 'isSound', storedSwitch)).toBeNull();
    expect(logger.lines).toEqual([
      { message: 'a stored value was dropped', details: { place: 'isSound' } },
    ]);
    expect(store.read('isSound')).toBeNull();
    store.write('isSound', 'false');
    expect(readFitting(store, logger, 'isSound', storedSwitch)).toBe('false');
    expect(logger.lines).toHaveLength(1);
  });
});
