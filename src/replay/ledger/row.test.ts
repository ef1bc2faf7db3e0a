import { replayFacts, replayMarks, replayReasons } from '../../i18n/texts/replayFacts';
import { replayEnglish } from '../../i18n/texts/replayEnglish';
import { textsByKey } from '../../../scripts/docs/reviewedTexts';
import { factOf, marksOf, rowKey, rowOf } from './row';
import type { Fact } from './row';
import { rowText } from './rowText';

const stored = (name: Fact['name'], value: number | null) =>
  factOf(name, 1, { about: 'stored', value });
const place = { kind: 'stake', step: 0, at: 0 } as const;

describe('the rule of the ledger', () => {
  it('marks facts about the same thing that have different values, each group with what agrees', () => {
    const facts = [stored('pressed', 1), stored('accepted', 1), stored('notFell', 0)];
    const names = marksOf(facts).map(({ groups }) =>
      groups.map((group) => group.map(({ name }) => name)),
    );
    expect(names).toEqual([[['pressed', 'accepted'], ['notFell']]]);
  });

  it('marks the unknown facts among the known ones', () => {
    expect(marksOf([stored('unanswered', null), stored('listed', 1)])).toHaveLength(1);
  });

  it('marks nothing that agrees, is about different things, or is about nothing', () => {
    expect(
      marksOf([
        stored('pressed', 1),
        stored('fell', 1),
        factOf('byRule', 1, { about: 'payout', value: 90 }),
        factOf('earlier', 1, { value: 7 }),
      ]),
    ).toEqual([]);
  });

  it.each([
    ['payout', 1, 1.5],
    ['stamp', 180_000, 180_001],
    ['closing', 2, 3],
    ['digits', 0, 1],
  ] as const)('lets figures about “%s” differ by %d at most', (about, most, more) => {
    const pair = (value: number) =>
      [0, value].map((one) => factOf('changed', 1, { about, value: one }));
    expect(marksOf(pair(most))).toEqual([]);
    expect(marksOf(pair(more))).toHaveLength(1);
  });
});

describe('a row', () => {
  const stake = { roundId: 50, number: '07', amount: 1000 };
  const refused = factOf('refused', 9, {
    about: 'stored',
    value: 0,
    args: ['422', '0'],
    quote: 'full',
  });
  const row = rowOf({
    ...place,
    roundId: 50,
    stake,
    facts: [{ ...stored('pressed', 1), args: ['20'] }, refused],
  });

  it('leads to the step of the fact that contradicts the rest', () => {
    expect(row.step).toBe(9);
  });

  it('has a key of its kind, round, stake and facts for tests, without a word of its sentence', () => {
    expect(rowKey(row)).toBe('stake · #50 · 07 1000 · stored: pressed ≠ refused');
  });

  it('is told in words, with those of the server', () => {
    expect(rowText(row, replayEnglish)).toMatchObject({
      title: 'Stake #50 · 07 · 1,000៛',
      marks: [{ text: 'pressed with 20 s on the screen; but the server refused it (422) “full”' }],
    });
  });
});

it('the ledger is told whole in Khmer: no text has a Latin word', () => {
  const texts = Object.values(textsByKey({ replayFacts, replayMarks, replayReasons }));
  expect(texts.filter((text) => /[A-Za-z]{2}/.test(text))).toEqual([]);
});
