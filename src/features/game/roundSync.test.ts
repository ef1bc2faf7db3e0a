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

  it('does not come from a failed request, which is counted until one succeeds', () => {
    const failed = machine.syncAfterFailure(machine.syncAfterRequest(unsynced, 'a'), 'a');
    expect(failed).toMatchObject({ isSynced: false, requestId: null, failures: 1 });
    const answered = machine.syncAfterResponse(machine.syncAfterRequest(failed, 'b'), 'b');
    expect(answered).toMatchObject({ isSynced: true, failures: 0 });
  });

  it('survives on a quiet connection until a frame comes after the round has ended', () => {
    const silent = machine.syncAfterSilence(synced);
    expect(silent.isSynced).toBe(true);
    expect(machine.syncAfterFrame(silent, true)).toEqual(synced);
    expect(machine.syncAfterFrame(silent, false)).toEqual(unsynced);
    expect(machine.syncAfterFrame(synced, false)).toBe(synced);
  });
});
