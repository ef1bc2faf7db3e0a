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

  it('is empty where the browser forbids the storage', () => {
    const store = createKeyValueStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => store.write('isSound', 'false')).not.toThrow();
    expect(() => store.remove('isSound')).not.toThrow();
    expect(store.read('isSound')).toBeNull();
  });

  it('loses what a full storage refuses, and nothing else', () => {
    const store = createKeyValueStore(() => localStorage);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => store.write('isSound', 'false')).not.toThrow();
    expect(store.read('isSound')).toBeNull();
  });

  it('drops a text of another form with one log line, without its value', () => {
    const store = createKeyValueStore(() => localStorage);
    const logger = fakeLogger();
    store.write('isSound', 'canary');
    expect(readFitting(store, logger, 'isSound', storedSwitch)).toBeNull();
    expect(logger.lines).toEqual([
      { message: 'a stored value was dropped', details: { place: 'isSound' } },
    ]);
    store.write('isSound', 'false');
    expect(readFitting(store, logger, 'isSound', storedSwitch)).toBe('false');
    expect(logger.lines).toHaveLength(1);
  });
});
