import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { getLocalFilter, isFiltered } from '@redux-devtools/utils';
import { betsEvents } from '../features/bets/betsSlice';
import { broadcast } from '../features/connection/broadcasts';
import { makeTestServices } from '../testing/makeTestServices';
import { devToolsOptions } from './devTools';

const push = broadcast.countdownReceived({ secondsLeft: 9, receivedAt: 1 });
const others = [
  broadcast.roundStarted({ roundId: 5, receivedAt: 0 }),
  betsEvents.digitPressed({ digit: '7' }),
  { type: 'api/executeQuery/fulfilled', payload: [] },
];

/** Whether the panel of the stock extension lists an action. */
function listedWith({ actionsDenylist }: DevToolsEnhancerOptions) {
  const filter = getLocalFilter(actionsDenylist ? { actionsDenylist } : {});
  return (action: object) => !isFiltered({ action } as never, filter);
}

describe('the live panel of Redux DevTools', () => {
  it('names the endpoint of a call, and leaves other actions as they are', () => {
    const { actionSanitizer } = devToolsOptions(makeTestServices());
    const meta = { arg: { type: 'query', endpointName: 'getBets' }, requestId: 'a' };
    const call: { type: string } = Object.assign({ type: 'api/executeQuery/pending' }, { meta });
    expect(actionSanitizer(call)).toEqual({
      type: 'api/executeQuery/pending (getBets)',
      meta,
    });
    expect(actionSanitizer(push)).toEqual(push);
  });

  it('receives no secret with a named call', () => {
    const services = makeTestServices();
    services.knownSecrets.note('canary-token');
    const { actionSanitizer } = devToolsOptions(services);
    const call: { type: string } = Object.assign(
      { type: 'api/executeQuery/rejected' },
      {
        payload: { message: 'canary-token is not known' },
        meta: { arg: { endpointName: 'getBets' } },
      },
    );
    const shown = actionSanitizer(call);
    expect(shown.type).toBe('api/executeQuery/rejected (getBets)');
    expect(JSON.stringify(shown)).not.toContain('canary');
  });

  it('leaves out the countdown pushes and nothing else', () => {
    const isListed = listedWith(devToolsOptions(makeTestServices()));
    expect(isListed(push)).toBe(false);
    expect(others.map(isListed)).toEqual([true, true, true]);
  });
});
