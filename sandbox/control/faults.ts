import * as v from 'valibot';
import type { AuthFaults } from '../firebase/authServer';
import type { DatabaseServer } from '../firebase/databaseServer';
import type { PusherServer } from '../pusher/pusherServer';
import { restFaultSchema, type RestFaults } from '../rest/faults';
import { boolean, flag, whole } from '../rest/parseBody';

export interface Faulty {
  readonly restFaults: RestFaults;
  readonly pusher: PusherServer;
  readonly database: DatabaseServer;
  readonly auth: AuthFaults;
}

export const noAuthFaults: Readonly<AuthFaults> = { refuseRefresh: false, refuseSignIn: false };

/** The current faults, as the control API shows them. */
export function currentFaults({ restFaults, pusher, database, auth }: Faulty) {
  return {
    rest: restFaults.list,
    pusher: pusher.faults,
    database: database.faults,
    auth,
  };
}

/** Ends all faults; held events are sent. */
export function clearFaults({ restFaults, pusher, database, auth }: Faulty): void {
  restFaults.set([]);
  pusher.recover();
  Object.assign(database.faults, { delayMs: 0, refuse: false });
  Object.assign(auth, noAuthFaults);
}

const switchable = v.exactOptional(boolean);

/**
 * `rest` replaces the whole list; `pusher`, `database` and `auth` change the named switches. `drop` closes the open
 * sockets once, `revoke` ends the database's sign-ins once.
 */
export const faultsSchema = v.object({
  clear: flag,
  rest: v.exactOptional(v.array(restFaultSchema, 'must be a list')),
  pusher: v.exactOptional(
    v.object({
      freeze: switchable,
      refuse: switchable,
      hold: switchable,
      pongDelayMs: v.exactOptional(whole()),
      drop: flag,
    }),
  ),
  database: v.exactOptional(
    v.object({ delayMs: v.exactOptional(whole()), refuse: switchable, drop: flag, revoke: flag }),
  ),
  auth: v.exactOptional(v.object({ refuseRefresh: switchable, refuseSignIn: switchable })),
});

export function changeFaults(faulty: Faulty, changes: v.InferOutput<typeof faultsSchema>): void {
  if (changes.clear) clearFaults(faulty);
  if (changes.rest) faulty.restFaults.set(changes.rest);
  if (changes.pusher) {
    const { hold = faulty.pusher.faults.hold, drop, ...switches } = changes.pusher;
    Object.assign(faulty.pusher.faults, switches);
    if (hold) faulty.pusher.faults.hold = true;
    else faulty.pusher.release();
    if (drop) faulty.pusher.drop();
  }
  if (changes.database) {
    const { drop, revoke, ...switches } = changes.database;
    Object.assign(faulty.database.faults, switches);
    if (drop) faulty.database.drop();
    if (revoke) faulty.database.revoke();
  }
  Object.assign(faulty.auth, changes.auth);
}
