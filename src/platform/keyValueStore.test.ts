/** @jest-environment <rootDir>/src/testing/browserLikeEnvironment.ts */
import * as v from 'valibot';
import { fakeLogger } from '../testing/fakePorts';
import { createKeyValueStore, readStored } from './keyValueStore';

beforeEach(() => localStorage.clear());

describe('a key-value store', () => {
  it('is empty if the browser forbids storage', () => {
    const open = jest.fn<Storage, []>(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const store = createKeyValueStore(open);
    expect(store.write('isSound', 'false')).toBe(false);
    expect(() => store.remove('isSound')).not.toThrow();
    expect(store.read('isSound')).toBeNull();
    expect(store.isOutdated()).toBe(false);
    expect(open).toHaveBeenCalled();
  });

  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };

  it('removes the older value when a full storage refuses a new one', () => {
    const store = createKeyValueStore(() => localStorage);
    expect(store.write('isSound', 'true')).toBe(true);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    expect(store.write('isSound', 'false')).toBe(false);
    expect(localStorage.getItem('isSound')).toBeNull();
    expect(store.isOutdated()).toBe(false);
  });

  it('does not read a value that could be neither replaced nor removed, until another one is stored', () => {
    const store = createKeyValueStore(() => localStorage);
    store.write('isSound', 'true');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(full);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementationOnce(full);
    expect(store.write('isSound', 'false')).toBe(false);
    expect(localStorage.getItem('isSound')).toBe('true');
    expect(store.read('isSound')).toBeNull();
    expect(store.isOutdated()).toBe(true);
    localStorage.setItem('isSound', 'of another tab');
    expect(store.read('isSound')).toBe('of another tab');
    expect(store.write('isSound', 'false')).toBe(true);
    expect(store.isOutdated()).toBe(false);
  });

  it('drops a malformed value with one log entry that does not contain it', () => {
    const store = createKeyValueStore(() => localStorage);
    const logger = fakeLogger();
    expect(readStored(store, logger, 'isSound', v.boolean())).toBeNull();
    expect(logger.lines).toEqual([]);
    store.write('isSound', 'canary');
    expect(readStored(store, logger, 'isSound', v.boolean())).toBeNull();
    expect(logger.lines).toEqual([
      {
        message: 'a stored value was dropped',
        details: { place: 'isSound', reason: expect.any(String) },
      },
    ]);
    expect(store.read('isSound')).toBeNull();
    store.write('isSound', 'false');
    expect(readStored(store, logger, 'isSound', v.boolean())).toBe(false);
    expect(logger.lines).toHaveLength(1);
  });
});
