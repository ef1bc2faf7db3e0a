import { messages } from '../../sandbox/messages';
import { reviewedTexts, textsByKey } from '../../src/testing/reviewedTexts';

it('the sandbox’s messages are shown word for word in docs/khmer-review.md', () => {
  const reviewed = Object.entries(reviewedTexts()).filter(([key]) => key.startsWith('messages.'));
  expect(Object.fromEntries(reviewed)).toEqual(textsByKey({ messages }));
});
