import { makeStore } from '../../../app/store';
import { laterListenersStarted } from '../../../store/appEvents';
import { allListeners } from '../../../testing/allListeners';
import { fakeLogger } from '../../../testing/fakePorts';
import { openTicket } from '../../../testing/listeners/openTicket';
import { testSession } from '../../../testing/makeTestServices';
import { ticketEvents } from './ticketSlice';
import { readSets } from './ticketStorage';

const lucky = { name: 'lucky', numbers: ['07', '8'] };
const { userId } = testSession;

async function openSets() {
  const parts = await openTicket();
  const { store, services } = parts;
  return {
    ...parts,
    save: (name: string, ...numbers: string[]) => {
      store.dispatch(ticketEvents.setNamed({ name }));
      store.dispatch(ticketEvents.setSubmitted({ name, numbers }));
    },
    sets: () => store.getState().ticket.sets,
    stored: (player = userId) => readSets(services.localStore, fakeLogger(), player),
  };
}

describe('named numbers', () => {
  it('are kept in this browser for this player, and known after a reload', async () => {
    const { save, sets, stored, services, ticket } = await openSets();
    save('lucky', '07', '8');
    expect(sets()).toEqual([lucky]);
    expect(ticket().setForm).toBeUndefined();
    expect(stored()).toEqual([lucky]);
    expect(stored('another')).toEqual([]);
    const reloaded = makeStore(services, allListeners(services));
    reloaded.dispatch(laterListenersStarted());
    expect(reloaded.getState().ticket.sets).toEqual([lucky]);
  });

  it('of the same name are replaced, and those of another tab stay', async () => {
    const { save, sets, store, services } = await openSets();
    save('lucky', '07', '8');
    const other = makeStore(services, allListeners(services));
    other.dispatch(ticketEvents.setSubmitted({ name: 'new', numbers: ['9'] }));
    save('lucky', '1');
    expect(sets()).toEqual([
      { name: 'new', numbers: ['9'] },
      { name: 'lucky', numbers: ['1'] },
    ]);
    store.dispatch(ticketEvents.setRemoved({ name: 'new' }));
    store.dispatch(ticketEvents.setRemoved({ name: 'lucky' }));
    expect(sets()).toBeUndefined();
  });

  it('that a full storage does not take stay in the form, and the earlier ones are not lost', async () => {
    const { save, sets, ticket, services } = await openSets();
    save('lucky', '07', '8');
    const write = jest.spyOn(services.localStore, 'write').mockReturnValueOnce(false);
    save('new', '9');
    expect(write).toHaveBeenCalledTimes(2);
    expect(sets()).toEqual([lucky]);
    expect(ticket().setForm).toEqual({ name: 'new', isUnkept: true });
  });

  it('are 20 sets at most', async () => {
    const { save, sets } = await openSets();
    for (let count = 0; count < 21; count += 1) save(`set ${count}`, '7');
    expect(sets()).toHaveLength(20);
    expect(sets()?.[0]?.name).toBe('set 0');
  });
});
