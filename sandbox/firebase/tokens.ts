/** The project and the database namespace that the app and the official emulators agree on. */
export const projectId = 'demo-lottery';
export const databaseNamespace = 'demo-lottery-default-rtdb';

const customTokenAudience =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
const tokenIssuer = 'firebase-auth-emulator@example.com';

/** How long an id token is valid, as with the real service. */
export const tokenSeconds = 3600;

type Claims = Readonly<Record<string, unknown>>;

/** An unsigned custom token with the claims that the admin SDK writes against the emulator. */
export function createCustomToken(uid: string): string {
  const iat = nowSeconds();
  const exp = iat + tokenSeconds;
  return unsigned({ aud: customTokenAudience, iat, exp, iss: tokenIssuer, sub: tokenIssuer, uid });
}

/** The user id of a custom token, or undefined. As in the official emulator, it never expires. */
export function readCustomToken(token: unknown): string | undefined {
  const claims = claimsOf(token);
  const fits = claims?.aud === customTokenAudience && typeof claims.uid === 'string';
  return fits ? String(claims.uid) : undefined;
}

/** An unsigned id token as the auth emulator issues it. */
export function createIdToken(uid: string): string {
  const iat = nowSeconds();
  return unsigned({
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: iat,
    user_id: uid,
    sub: uid,
    iat,
    exp: iat + tokenSeconds,
    firebase: { identities: {}, sign_in_provider: 'custom' },
  });
}

/** The user id of an unexpired id token of this project, or undefined. */
export function readIdToken(token: unknown): string | undefined {
  const claims = claimsOf(token);
  if (claims?.aud !== projectId || typeof claims.sub !== 'string') return undefined;
  return typeof claims.exp === 'number' && claims.exp > nowSeconds() ? claims.sub : undefined;
}

/** Refresh tokens carry their user, so that a browser's stored sign-in outlives a restart. */
export function createRefreshToken(uid: string): string {
  return encode({ refresh: projectId, uid });
}

/** The user id of a refresh token of this project, or undefined. */
export function readRefreshToken(token: unknown): string | undefined {
  const claims = typeof token === 'string' ? decode(token) : undefined;
  const fits = claims?.refresh === projectId && typeof claims.uid === 'string';
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
