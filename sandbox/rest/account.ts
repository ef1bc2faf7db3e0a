import type { Request } from 'express';
import { speakUid, type Dialect } from '../../contract/dialects/speak';
import { createCustomToken } from '../firebase/tokens';
import { messages } from '../messages';
import { demoPassword, demoPlayers, demoSessions, type DemoPlayer } from '../seed/players';
import { invalid, Refusal, unauthenticated } from './refusal';
import { bearerToken, type Sessions } from './sessions';

const players: readonly DemoPlayer[] = demoPlayers;

/** POST login. @throws Refusal 422 with the message on the field, as Laravel does. */
export function login(sessions: Sessions, dialect: Dialect, body: unknown) {
  const { username, password } = fieldsOf(body);
  if (typeof username !== 'string' || username === '') {
    throw invalid('username', messages.nameMissing);
  }
  if (typeof password !== 'string' || password === '') {
    throw invalid('password', messages.passwordMissing);
  }
  const player = players.find((each) => each.username === username);
  if (!player || password !== demoPassword) throw invalid('username', messages.wrongLogin);
  return signedIn(sessions, dialect, player);
}

/** GET check-auth/{sessionID}. @throws Refusal 401 with its `status_code` in the body. */
export function checkAuth(sessions: Sessions, dialect: Dialect, sessionId: string) {
  const userId = demoSessions.get(sessionId);
  const player = players.find(({ id }) => id === userId);
  if (!player) throw new Refusal(401, messages.unauthenticated, { status_code: 401 });
  return signedIn(sessions, dialect, player);
}

/** The player of a request. @throws Refusal 401 for a missing, unknown or revoked token. */
export function playerOf(sessions: Sessions, request: Request): number {
  const userId = sessions.userOf(bearerToken(request.get('Authorization')));
  if (userId === undefined) throw unauthenticated();
  return userId;
}

/** The fields of a JSON body. @throws Refusal 422 for anything but an object. */
export function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(422, messages.badBody);
  }
  return { ...body };
}

function signedIn(sessions: Sessions, dialect: Dialect, { id, username }: DemoPlayer) {
  return {
    access_token: sessions.open(id),
    firebase_token: createCustomToken(speakUid(dialect, id)),
    id,
    username,
    currency: 'KHR',
  };
}
