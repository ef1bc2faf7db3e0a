import cors from 'cors';
import express, { type ErrorRequestHandler, type Express, type Response } from 'express';
import {
  createIdToken,
  createRefreshToken,
  projectId,
  readCustomToken,
  readIdToken,
  readRefreshToken,
  tokenSeconds,
} from './tokens';

const identityPath = '/identitytoolkit.googleapis.com/v1';

/** Ways for the identity service to misbehave; see docs/sandbox.md. */
export interface AuthFaults {
  /** Refresh tokens count as revoked; the SDK signs the user out. */
  refuseRefresh: boolean;
  /** Custom tokens are refused, as the real service refuses one that is older than an hour. */
  refuseSignIn: boolean;
}

/**
 * The part of the Identity Toolkit emulator that custom-token sign-in needs: sign-in, look-up and
 * token refresh. As in the official emulator, tokens are unsigned and every user id is accepted.
 */
export function createAuthApp(faults: Readonly<AuthFaults>): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(cors(), express.json(), express.urlencoded({ extended: false }));

  app.get('/', (_request, response) => {
    response.json({ authEmulator: { ready: true, docs: 'docs/sandbox.md' } });
  });

  app.post(`${identityPath}/accounts\\:signInWithCustomToken`, (request, response) => {
    const uid = readCustomToken(field(request.body, 'token'));
    if (uid === undefined || faults.refuseSignIn) {
      refuse(response, 'INVALID_CUSTOM_TOKEN');
      return;
    }
    response.json({
      kind: 'identitytoolkit#VerifyCustomTokenResponse',
      isNewUser: false,
      idToken: createIdToken(uid),
      refreshToken: createRefreshToken(uid),
      expiresIn: String(tokenSeconds),
    });
  });

  app.post(`${identityPath}/accounts\\:lookup`, (request, response) => {
    const uid = readIdToken(field(request.body, 'idToken'));
    if (uid === undefined) {
      refuse(response, 'INVALID_ID_TOKEN');
      return;
    }
    const seen = String(Date.now());
    response.json({
      kind: 'identitytoolkit#GetAccountInfoResponse',
      users: [{ localId: uid, customAuth: true, lastLoginAt: seen, createdAt: seen }],
    });
  });

  app.post('/securetoken.googleapis.com/v1/token', (request, response) => {
    const uid = readRefreshToken(field(request.body, 'refresh_token'));
    if (faults.refuseRefresh) {
      refuse(response, 'TOKEN_EXPIRED');
      return;
    }
    if (uid === undefined) {
      refuse(response, 'INVALID_REFRESH_TOKEN');
      return;
    }
    const idToken = createIdToken(uid);
    response.json({
      id_token: idToken,
      access_token: idToken,
      expires_in: String(tokenSeconds),
      refresh_token: createRefreshToken(uid),
      token_type: 'Bearer',
      user_id: uid,
      project_id: projectId,
    });
  });

  app.use((_request, response) => refuse(response, 'NOT_FOUND', 404));
  app.use(unreadable);
  return app;
}

const unreadable: ErrorRequestHandler = (_error, _request, response, _next) =>
  refuse(response, 'INVALID_ARGUMENT');

function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? new Map(Object.entries(body)).get(name) : null;
}

/** Google's error shape; the SDK reads `error.message`. */
function refuse(response: Response, message: string, code = 400): void {
  const errors = [{ message, reason: 'invalid', domain: 'global' }];
  response.status(code).json({ error: { code, message, errors } });
}
