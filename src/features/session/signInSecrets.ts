import type { SessionData } from './sessionSchemas';

/** What a player typed to sign in; never part of an action or of the store. */
export interface Credentials {
  username: string;
  password: string;
}

/** Holds one secret until it is taken once; a new one replaces it. */
export interface OneUseHolder<Secret> {
  put(secret: Secret): void;
  /** The secret, which the holder forgets; null where there is none. */
  take(): Secret | null;
}

/** What signs a player in goes from hand to hand through these holders, past actions and store. */
export interface SignInSecrets {
  credentials: OneUseHolder<Credentials>;
  sessionId: OneUseHolder<string>;
  /** What a session link answered, until it is known whether the player still wants it. */
  session: OneUseHolder<SessionData>;
}

/** @param onSecret told of each password, session link's id and token that is put in */
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
