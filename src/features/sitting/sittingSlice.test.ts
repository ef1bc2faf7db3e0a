import { sessionEnded } from '../../api/apiEvents';
import { sessionEvents } from '../session/sessionSlice';
import { sittingEvents, sittingReducer } from './sittingSlice';

type Event = Parameters<typeof sittingReducer>[1];

const after = (...events: Event[]) =>
  events.reduce(sittingReducer, sittingReducer(undefined, { type: 'start' }));

const choose = (interval: 0 | 15 | 30 | 60) => sittingEvents.intervalChosen({ interval });
const sitting = { since: 0, notedAt: 0, before: null, isStartUnknown: false };
const due = sittingEvents.measured({ sitting, interval: 60, isNoteDue: true });

describe('the dialog of the sitting', () => {
  it('opens and closes, and answers a note that was due', () => {
    expect(after(sittingEvents.opened()).isOpen).toBe(true);
    expect(after(due, sittingEvents.opened()).isNoteDue).toBe(true);
    expect(after(due, sittingEvents.opened(), sittingEvents.closed())).toMatchObject({
      sitting,
      isNoteDue: false,
      isOpen: false,
    });
  });

  it('asks once more before it turns the notes off, and forgets the question when it closes', () => {
    expect(after(choose(0))).toMatchObject({ interval: 60, isAskedOnce: true });
    expect(after(choose(0), choose(0))).toMatchObject({ interval: 0, isAskedOnce: false });
    const closed = after(choose(0), sittingEvents.closed());
    expect(closed.isAskedOnce).toBe(false);
    expect(sittingReducer(closed, choose(0))).toMatchObject({ interval: 60, isAskedOnce: true });
  });

  it('does not ask while the notes are off already', () => {
    const off = after(choose(0), choose(0), choose(0));
    expect(off).toMatchObject({ interval: 0, isAskedOnce: false, isOpen: true });
  });
});

it.each<[string, Event]>([
  ['a sign-in', sessionEvents.signedIn({ userId: '1001', username: 'sophea', currency: 'KHR' })],
  ['the end of the session', sessionEnded({ reason: 'loggedOut' })],
])('the sitting and its dialog are forgotten with %s', (_, event) => {
  expect(after(due, sittingEvents.opened(), event)).toEqual(after());
});
