import * as machine from './roundSync';

const { unsynced } = machine;
/** Requested and answered. */
const synced = machine.syncAfterResponse(machine.syncAfterRequest(unsynced, 'a'), 'a');

describe('the synchronisation of the round', () => {
  it('comes from the response to the newest request', () => {
    expect(synced).toEqual({ ...unsynced, isSynced: true });
    const requested = machine.syncAfterRequest(unsynced, 'b');
    expect(machine.syncAfterResponse(requested, 'a')).toBe(requested);
    expect(machine.syncAfterFailure(requested, 'a')).toBe(requested);
    expect(machine.syncAfterResponse(requested, 'b').isSynced).toBe(true);
  });

  it('survives on a quiet connection until a frame comes after the round has ended', () => {
    const silent = machine.syncAfterSilence(synced);
    expect(silent.isSynced).toBe(true);
    expect(machine.syncAfterFrame(silent, true)).toEqual(synced);
    expect(machine.syncAfterFrame(silent, false)).toEqual(unsynced);
    expect(machine.syncAfterFrame(synced, false)).toBe(synced);
  });
});
