/** The project and the database namespace that the app and the official emulators agree on. */
export const PROJECT_ID = 'demo-lottery';
export const DATABASE_NAMESPACE = 'demo-lottery-default-rtdb';

const CUSTOM_TOKEN_AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
const ISSUER = 'firebase-auth-emulator@example.com';

/** How long an id token is good for, as with the real service. */
export const TOKEN_SECONDS = 3600;

type Claims = Readonly<Record<string, unknown>>;

/** An unsigned custom token with the claims that the admin SDK writes against the emulator. */
export function createCustomToken(uid: string): string {
  const iat = nowSeconds();
  const exp = iat + TOKEN_SECONDS;
  return unsigned({ aud: CUSTOM_TOKEN_AUDIENCE, iat, exp, iss: ISSUER, sub: ISSUER, uid });
}

/** The user id of a custom token, or undefined. As in the official emulator it never expires. */
export function readCustomToken(token: unknown): string | undefined {
  const claims = claimsOf(token);
  const fits = claims?.aud === CUSTOM_TOKEN_AUDIENCE && typeof claims.uid === 'string';
  return fits ? String(claims.uid) : undefined;
}

/** An unsigned id token as the auth emulator issues it. */
export function createIdToken(uid: string): string {
  const iat = nowSeconds();
  return unsigned({
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
    aud: PROJECT_ID,
    auth_time: iat,
    user_id: uid,
    sub: uid,
    iat,
    exp: iat + TOKEN_SECONDS,
    firebase: { identities: {}, sign_in_provider: 'custom' },
  });
}

/** The user id of an unexpired id token of this project, or undefined. */
export function readIdToken(token: unknown): string | undefined {
  const claims = claimsOf(token);
  if (claims?.aud !== PROJECT_ID || typeof claims.sub !== 'string') return undefined;
  return typeof claims.exp === 'number' && claims.exp > nowSeconds() ? claims.sub : undefined;
}

/** Refresh tokens carry their user, so that a browser's stored sign-in outlives a restart. */
export function createRefreshToken(uid: string): string {
  return encode({ refresh: PROJECT_ID, uid });
}

/** The user id of a refresh token of this project, or undefined. */
export function readRefreshToken(token: unknown): string | undefined {
  const claims = typeof token === 'string' ? decode(token) : undefined;
  const fits = claims?.refresh === PROJECT_ID && typeof claims.uid === 'string';
  return fits ? String(claims.uid) : undefined;
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

function unsigned(claims: Claims): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

function claimsOf(token: unknown): Claims | undefined {
  const payload = typeof token === 'string' ? token.split('.')[1] : undefined;
  return payload === undefined ? undefined : decode(payload);
}

function encode(claims: Claims): string {
  return Buffer.from(JSON.stringify(claims)).toString('base64url');
}

function decode(text: string): Claims | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
