import type { AuthFaults } from '../firebase/authServer';
import type { DatabaseServer } from '../firebase/databaseServer';
import type { PusherServer } from '../pusher/pusherServer';
import { Refusal } from '../rest/refusal';
import { restFaultModes, type RestFault, type RestFaults } from '../rest/faults';
import { ControlBody } from './body';

export interface Faulty {
  readonly restFaults: RestFaults;
  readonly pusher: PusherServer;
  readonly database: DatabaseServer;
  readonly auth: AuthFaults;
}

export const noAuthFaults: Readonly<AuthFaults> = { refuseRefresh: false, refuseSignIn: false };

/** What is out of order at present. */
export function presentFaults({ restFaults, pusher, database, auth }: Faulty) {
  return { rest: restFaults.list, pusher: pusher.faults, database: database.faults, auth };
}

/** Everything in order again; waiting events are let go. */
export function clearFaults({ restFaults, pusher, database, auth }: Faulty): void {
  restFaults.set([]);
  Object.assign(pusher.faults, { freeze: false, refuse: false });
  pusher.release();
  Object.assign(database.faults, { delayMs: 0, refuse: false });
  Object.assign(auth, noAuthFaults);
}

/**
 * Changes the parts that the body names and leaves the others: `rest` replaces the whole list,
 * `pusher`, `database` and `auth` change the named switches; `drop` cuts the open sockets once,
 * `revoke` ends the database's sign-ins once.
 */
export function changeFaults(faulty: Faulty, body: ControlBody): void {
  if (body.has('rest')) faulty.restFaults.set(restFaultsOf(body.raw('rest')));
  if (body.has('pusher')) changePusher(faulty.pusher, new ControlBody(body.raw('pusher')));
  if (body.has('database')) changeDatabase(faulty.database, new ControlBody(body.raw('database')));
  if (body.has('auth')) changeAuth(faulty.auth, new ControlBody(body.raw('auth')));
}

function changePusher(pusher: PusherServer, body: ControlBody): void {
  const { faults } = pusher;
  faults.freeze = body.flag('freeze', faults.freeze);
  faults.refuse = body.flag('refuse', faults.refuse);
  if (body.flag('hold', faults.hold)) faults.hold = true;
  else pusher.release();
  if (body.flag('drop')) pusher.drop();
}

function changeDatabase(database: DatabaseServer, body: ControlBody): void {
  const { faults } = database;
  faults.delayMs = body.whole('delayMs', faults.delayMs);
  faults.refuse = body.flag('refuse', faults.refuse);
  if (body.flag('drop')) database.drop();
  if (body.flag('revoke')) database.revoke();
}

function changeAuth(auth: AuthFaults, body: ControlBody): void {
  auth.refuseRefresh = body.flag('refuseRefresh', auth.refuseRefresh);
  auth.refuseSignIn = body.flag('refuseSignIn', auth.refuseSignIn);
}

function restFaultsOf(value: unknown): RestFault[] {
  if (!Array.isArray(value)) throw new Refusal(422, 'rest must be a list');
  return value.map((each: unknown) => restFaultOf(new ControlBody(each)));
}

function restFaultOf(body: ControlBody): RestFault {
  const mode = restFaultModes.find((each) => each === body.raw('mode'));
  if (!mode) throw new Refusal(422, `mode must be one of ${restFaultModes.join(', ')}`);
  return {
    path: body.text('path'),
    mode,
    ...(body.has('method') && { method: body.text('method') }),
    ...(body.has('ms') && { ms: body.whole('ms') }),
    ...(body.has('status') && { status: body.whole('status') }),
    ...(body.has('body') && { body: body.raw('body') }),
    ...(body.has('contentType') && { contentType: body.text('contentType') }),
    ...(body.has('retryAfter') && { retryAfter: body.text('retryAfter') }),
    ...(body.has('times') && { times: body.whole('times') }),
  };
}
