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

/** Credentials and check-auth ids reach their calls through these holders. */
export interface SignInSecrets {
  credentials: OneUseHolder<Credentials>;
  sessionId: OneUseHolder<string>;
}

export function createSignInSecrets(): SignInSecrets {
  return { credentials: createHolder<Credentials>(), sessionId: createHolder<string>() };
}

function createHolder<Secret>(): OneUseHolder<Secret> {
  let held: Secret | null = null;
  return {
    put(secret) {
      held = secret;
    },
    take() {
      const secret = held;
      held = null;
      return secret;
    },
  };
}
