import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reviews, textsByKey } from '../../scripts/docs/reviewedTexts';
import { km } from './km';
import { replay } from './texts/replay';

const texts = textsByKey({ ...km, replay });
const page = readFileSync(join(__dirname, '../../docs/khmer-review.md'), 'utf8');
const glossary = Object.fromEntries(
  Array.from(
    (page.split('## Glossary')[1] ?? '').split('\n## ')[0]?.matchAll(/^\| (.+?) \| (.+?) \|$/gm) ??
      [],
    ([, thing = '', term = '']) => [thing, term],
  ),
);

it('[2.45] each text has a meaning and a mark, and no text is reviewed that is gone', () => {
  const reviewed = Object.keys(reviews()).filter((key) => !key.startsWith('messages.'));
  expect(reviewed.sort()).toEqual(Object.keys(texts).sort());
});

describe('a text about a stake', () => {
  const states = ['not known yet', 'not accepted', 'not sent', 'accepted'] as const;
  type State = (typeof states)[number];

  /** `…` stands for any words within a sentence. */
  const patternOf = (state: State) =>
    new RegExp((glossary[state] ?? '').split(' / ').join('|').replaceAll('…', '[^\\u17d4]*?'), 'g');
  /** Words for what may happen to a second stake. */
  const mayBe = /\u17a2\u17b6\u1785\u178f\u17d2\u179a\u17bc\u179c\S*/g;

  /** The states that a text names; the shorter words of one state are part of another's. */
  function statesIn(text: string): State[] {
    let rest = text.replace(mayBe, '');
    return states.filter((state) => {
      const before = rest;
      rest = rest.replace(patternOf(state), '');
      return rest !== before;
    });
  }

  it.each<[State, string]>([
    [
      'accepted',
      `receipt.placed receipt.stakeWasPlaced receipt.stakeWasLate
       ticket.placed ticket.progress replay.facts.accepted`,
    ],
    [
      'not accepted',
      `receipt.notPlaced receipt.stakeWasNotPlaced
       ticket.refused ticket.stops.refused replay.facts.refused`,
    ],
    [
      'not sent',
      'receipt.notNoted ticket.stops.rest session.changedElsewhere replay.facts.notSent',
    ],
    [
      'not known yet',
      `receipt.checkingHint receipt.notFoundHint receipt.debitedHint
       receipt.unclear receipt.stakeWasNotFound receipt.stakeIsUnclear
       ticket.unclear ticket.stops.unclear replay.facts.unanswered`,
    ],
  ])('that is %s says so, and names no other state', (state, list) => {
    const keys = list.split(/\s+/);
    const said = keys.map((key) => [key, statesIn(texts[key] ?? '')]);
    expect(said).toEqual(keys.map((key) => [key, [state]]));
  });

  it('that explains the title above it contradicts no state', () => {
    const hints = ['placedHint', 'lateHint', 'unclearHint', 'notPlacedHint', 'refusedHint'];
    for (const key of hints) expect(statesIn(texts[`receipt.${key}`] ?? '')).toEqual([]);
  });
});

describe('the glossary', () => {
  const keysWith = (word: string | undefined) =>
    Object.keys(texts).filter((key) => texts[key]?.includes(word ?? ''));
  /** The word that a term of the glossary rules out. */
  const ruledOut = (thing: string) => glossary[thing]?.split('never ')[1];

  it('keeps the word for staking out of the ticket', () => {
    const word = ruledOut('to put a number into the ticket');
    expect(keysWith(word).filter((key) => key.startsWith('ticket.'))).toEqual([]);
  });

  it('keeps the word of the confirm button for that button', () => {
    expect(keysWith(glossary['confirm (button only)'])).toEqual(['common.confirm']);
  });

  it.each(['connection', 'support'])('has one term for %s', (thing) => {
    expect(ruledOut(thing)).toBeDefined();
    expect(keysWith(ruledOut(thing))).toEqual([]);
  });
});
