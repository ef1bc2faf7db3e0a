/** @jest-environment <rootDir>/src/testing/browserLikeEnvironment.ts */
import { removeObsoleteKeys } from './obsoleteStorage';

afterEach(() => localStorage.clear());

describe('removeObsoleteKeys', () => {
  it('removes what earlier versions kept for each player, and nothing else', () => {
    const kept = { isSound: 'true', 'receipts:a1': '[]', unlimited: '1' };
    const gone = {
      areResultsNotified: 'true',
      'favourites:a1': '[]',
      'numberSets:a1': '[]',
      'limits:a1': '{}',
      'limits:b2': '{}',
      'playTime:a1': '{}',
    };
    for (const [key, value] of Object.entries({ ...kept, ...gone })) {
      localStorage.setItem(key, value);
    }
    removeObsoleteKeys(() => localStorage);
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual(kept);
  });

  it('is silent where the browser forbids its storage', () => {
    const forbid = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    expect(() => removeObsoleteKeys(forbid)).not.toThrow();
  });
});
