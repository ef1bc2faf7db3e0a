import type { SessionData } from '../../api/wire/sessionSchemas';

/** The typed credentials; never part of an action or of the store. */
export interface Credentials {
  username: string;
  password: string;
}

/** Holds one secret until it is taken; a new one replaces it. */
export interface OneUseHolder<Secret> {
  put(secret: Secret): void;
  /** Returns the secret and forgets it; null if there is none. */
  take(): Secret | null;
}

/** Passes the secrets of a sign-in to the endpoints without actions or the store. */
export interface SignInSecrets {
  credentials: OneUseHolder<Credentials>;
  sessionId: OneUseHolder<string>;
  /** The response to a session link, until it is known whether the player is still on its page. */
  session: OneUseHolder<SessionData>;
}

/** @param onSecret called with each password, session id and token that is put in */
export function createSignInSecrets(
  onSecret: (secret: string) => void = () => undefined,
): SignInSecrets {
  return {
    credentials: createHolder<Credentials>(({ password }) => onSecret(password)),
    sessionId: createHolder<string>(onSecret),
    session: createHolder<SessionData>(({ accessToken, firebaseToken }) => {
      onSecret(accessToken);
      onSecret(firebaseToken);
    }),
  };
}

function createHolder<Secret>(onPut: (secret: Secret) => void): OneUseHolder<Secret> {
  let held: Secret | null = null;
  return {
    put(secret) {
      onPut(secret);
      held = secret;
    },
    take() {
      const secret = held;
      held = null;
      return secret;
    },
  };
}
