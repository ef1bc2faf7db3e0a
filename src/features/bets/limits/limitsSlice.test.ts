import { sessionEnded } from '../../../api/apiEvents';
import { sessionEvents } from '../../session/sessionSlice';
import { noLimits } from './limits';
import {
  initialLimits,
  limitsEvents,
  limitsReducer,
  selectAreLimitsOpen,
  selectLimits,
  selectLimitsDialog,
} from './limitsSlice';

const { changed, opened, read, typed } = limitsEvents;
const limits = { ...noLimits, stake: { amount: 5000, raise: null } };
const draft = { stake: '9000', pause: 'week' } as const;

function after(...events: Parameters<typeof limitsReducer>[1][]) {
  const state = { limits: events.reduce(limitsReducer, initialLimits(limits)) };
  return {
    limits: selectLimits(state),
    isOpen: selectAreLimitsOpen(state),
    dialog: selectLimitsDialog(state),
  };
}

describe('the dialog of the limits', () => {
  it('says that a change is saved until the next edit, and no longer when it opens again', () => {
    const change = changed({ limits: noLimits, isKept: true });
    expect(after(change).dialog.isSaved).toBe(true);
    const edited = after(change, typed(draft));
    expect(edited.dialog).toMatchObject({ isSaved: false, draft });
    expect(after(change, opened({ stake: null })).dialog.isSaved).toBe(false);
  });

  it('keeps the typed amount after a change, and chooses no pause again', () => {
    const { limits: inForce, dialog } = after(
      typed(draft),
      changed({ limits: noLimits, isKept: false }),
    );
    expect(inForce).toEqual(noLimits);
    expect(dialog).toMatchObject({ isKept: false, draft: { ...draft, pause: 'none' } });
  });
});

describe('the limits', () => {
  it('are replaced by those that another tab has stored', () => {
    const { limits: inForce, dialog } = after(typed(draft), read({ limits: noLimits }));
    expect(inForce).toEqual(noLimits);
    expect(dialog).toMatchObject({ draft, isSaved: false });
  });

  it.each([
    sessionEnded({ reason: 'loggedOut' }),
    sessionEvents.signedIn({ userId: '1002', username: 'dara', currency: 'KHR' }),
  ])('are those of one player: none is left after $type', (event) => {
    const before = after(opened({ stake: 5000 }), typed(draft));
    expect(before).toMatchObject({ limits, isOpen: true });
    expect(after(opened({ stake: 5000 }), typed(draft), event).dialog).toEqual(
      initialLimits(noLimits),
    );
  });
});
