import { reviewedTexts, textsByKey } from '../testing/reviewedTexts';
import { km } from './km';

it('is shown word for word in docs/khmer-review.md, and nothing else is', () => {
  const reviewed = Object.entries(reviewedTexts()).filter(([key]) => !key.startsWith('messages.'));
  expect(Object.fromEntries(reviewed)).toEqual(textsByKey(km));
});
