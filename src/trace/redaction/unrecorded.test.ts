import { createRedactor } from './redactor';
import { createKnownSecrets } from './secrets';

const { action, state } = createRedactor({
  knownSecrets: createKnownSecrets(),
  unrecorded: { payloads: { 'note/typed': ['text'] }, slices: { note: ['text', 'preview'] } },
});

describe('a text that is not recorded', () => {
  it('is empty in its action and in its state, which keep the rest', () => {
    const typed = { type: 'note/typed', payload: { text: 'my words', at: 5 }, meta: 'm' };
    expect(action(typed)).toEqual({ ...typed, payload: { text: '', at: 5 } });
    const note = { text: 'my words', preview: 'my …', at: 5 };
    expect(state({ note, other: { text: 'kept' } })).toEqual({
      note: { text: '', preview: '', at: 5 },
      other: { text: 'kept' },
    });
  });

  it('stays where another action or another slice has it', () => {
    const other = { type: 'other/typed', payload: { text: 'kept' } };
    expect(action(other)).toBe(other);
    const odd = { type: 'toString', payload: { text: 'kept' } };
    expect(action(odd)).toBe(odd);
  });

  it.each([undefined, null, 'text', { text: '' }, { text: 7 }, {}])(
    'leaves a payload and a slice without one as they are: %j',
    (part) => {
      const typed = { type: 'note/typed', payload: part };
      expect(action(typed)).toEqual(part === undefined ? action(typed) : typed);
      const whole = part === undefined ? {} : { note: part };
      expect(state(whole)).toBe(whole);
      expect(state(null)).toBeNull();
    },
  );
});
