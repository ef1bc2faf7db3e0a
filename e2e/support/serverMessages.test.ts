import { messages } from '../../sandbox/messages';
import { reviews, textsByKey } from '../../scripts/docs/reviewedTexts';

it('each of the sandbox’s messages has a meaning and a mark, and no message is reviewed that is gone', () => {
  const reviewed = Object.keys(reviews()).filter((key) => key.startsWith('messages.'));
  expect(reviewed.sort()).toEqual(Object.keys(textsByKey({ messages })).sort());
});
