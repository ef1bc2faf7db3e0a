import { km } from '../../../i18n/km';
import { recordPlay } from '../../../testing/longTrace';
import { traceTextOf } from '../../../testing/traceOf';
import { longestNote, mostNotes, withNotes } from './agentNotes';
import { atOnce } from '../inChunks';
import { findEdits } from './findEdits';
import { parseTrace } from './parseTrace';

const recorded = traceTextOf(recordPlay(45).recorder);

/** A file with these under the notes' name, read again. */
const read = (notes: unknown, text = recorded) =>
  parseTrace(JSON.stringify({ ...(JSON.parse(text) as object), $notes: notes }));

const refused = (count: number) => `Notes of agents that cannot be read, left out: ${count}.`;

describe('the notes of a file', () => {
  const notes = [
    { step: 3, text: 'The stake was sent here.\nSee the ticket.' },
    { step: 40, text: km.receipt.sending },
  ];

  it('are read from the copy that was saved with them, and replace those before', () => {
    const first = withNotes(recorded, [notes[1] as (typeof notes)[0]]);
    expect(parseTrace(withNotes(first, notes)).agentNotes).toEqual(notes);
    expect(parseTrace(withNotes(first, [])).agentNotes).toEqual([]);
  });

  it('leave the chain and everything else of the file as it was', () => {
    const copy = withNotes(recorded, notes);
    const { agentNotes: _none, ...before } = parseTrace(recorded);
    const { agentNotes: _some, ...after } = parseTrace(copy);
    expect(after).toEqual(before);
    const chain = before.details?.chain;
    if (!chain) throw new Error('no chain');
    const unedited = { steps: [], areDetailsEdited: false };
    expect(atOnce(findEdits(copy, chain))).toEqual(unedited);
  });

  it('are kept with an export of the stock extension, also with a bare list of actions', () => {
    const actions = [{ type: 'bets/digitPressed', payload: { digit: '7' } }];
    const one = [{ step: 1, text: 'A digit' }];
    const list = parseTrace(withNotes(JSON.stringify(actions), one));
    expect(list.agentNotes).toEqual(one);
    expect(list.actions).toEqual([{ type: '@@INIT' }, ...actions]);
    expect(list.timestampSource).toBe('invented');
    const stock = { payload: JSON.stringify(actions), preloadedState: '{"bets":{}}' };
    const copied = parseTrace(withNotes(JSON.stringify(stock), one));
    expect(copied).toMatchObject({ agentNotes: one, initialState: { bets: {} } });
  });

  it('are put in the order of their steps', () => {
    const { agentNotes } = read([
      { step: 9, text: 'c' },
      { step: 2, text: 'a' },
      { step: 9, text: 'd' },
    ]);
    expect(agentNotes.map(({ text }) => text)).toEqual(['a', 'c', 'd']);
  });

  it.each([
    ['no list', { step: 1, text: 'a' }],
    ['a text', 'a'],
    ['a step after the last', [{ step: 46, text: 'a' }]],
    ['a step before the first', [{ step: -1, text: 'a' }]],
    ['half a step', [{ step: 1.5, text: 'a' }]],
    ['a step that is text', [{ step: '1', text: 'a' }]],
    ['no text', [{ step: 1 }]],
    ['an empty text', [{ step: 1, text: ' \u202e\n' }]],
    ['an object as text', [{ step: 1, text: { toString: 'x' } }]],
    ['a text that is too long', [{ step: 1, text: 'a'.repeat(longestNote + 1) }]],
    ['null', [null]],
  ])('are left out with a remark if the file has %s for them', (_, hostile) => {
    const { agentNotes, notes: remarks } = read(hostile);
    expect(agentNotes).toEqual([]);
    expect(remarks).toEqual([refused(1)]);
  });

  it('lose what steers a text without being seen, and keep markup as text', () => {
    const { agentNotes } = read([{ step: 1, text: '<img src=x onerror=alert(1)>\u202e\u0007 ok' }]);
    expect(agentNotes).toEqual([{ step: 1, text: '<img src=x onerror=alert(1)> ok' }]);
  });

  it('take nothing but step and text, and no more than a file may have', () => {
    const many = Array.from({ length: mostNotes + 7 }, () => ({ step: 1, text: 'a', extra: 1 }));
    const { agentNotes, notes: remarks } = read(many);
    expect(agentNotes).toHaveLength(mostNotes);
    expect(agentNotes[0]).toEqual({ step: 1, text: 'a' });
    expect(remarks).toEqual([refused(7)]);
  });
});
