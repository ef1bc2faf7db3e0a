import { messages } from '../../sandbox/messages';
import { reviewedWords, wordsByKey } from '../../src/testing/reviewedWords';

it('the sandbox’s messages are shown word for word in docs/khmer-review.md', () => {
  const reviewed = Object.entries(reviewedWords()).filter(([key]) => key.startsWith('messages.'));
  expect(Object.fromEntries(reviewed)).toEqual(wordsByKey({ messages }));
});
