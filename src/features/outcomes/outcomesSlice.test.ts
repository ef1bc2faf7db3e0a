import { playerDataDiscarded, sessionEnded } from '../../api/apiEvents';
import { initialOutcomes, outcomesEvents, outcomesReducer } from './outcomesSlice';
import type { OutcomesState } from './outcomesSlice';

type Event = Parameters<typeof outcomesReducer>[1];

const after = (state: OutcomesState, ...events: Event[]) => events.reduce(outcomesReducer, state);

it('the last shown round never goes back', () => {
  const { drawShown, missedBetsDismissed, shownRoundRead } = outcomesEvents;
  for (const event of [drawShown, missedBetsDismissed, shownRoundRead]) {
    expect(after(initialOutcomes(null), event({ roundId: 50 })).shownRoundId).toBe(50);
    expect(after(initialOutcomes(51), event({ roundId: 50 })).shownRoundId).toBe(51);
  }
});

describe('what was shown', () => {
  const known = initialOutcomes(50);

  it.each<[string, Event]>([
    ['its session', sessionEnded({ reason: 'loggedOut' })],
    ['its player', playerDataDiscarded()],
  ])('is forgotten with %s', (_, event) => {
    expect(after(known, outcomesEvents.missedBetsOpened(), event)).toEqual(initialOutcomes(null));
  });
});
