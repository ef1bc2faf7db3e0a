import { reviewedWords, wordsByKey } from '../testing/reviewedWords';
import { km } from './km';

it('is shown word for word in docs/khmer-review.md, and nothing else is', () => {
  const reviewed = Object.entries(reviewedWords()).filter(([key]) => !key.startsWith('messages.'));
  expect(Object.fromEntries(reviewed)).toEqual(wordsByKey(km));
});
