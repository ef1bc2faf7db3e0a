import { randomBytes } from 'node:crypto';

/** The valid access tokens, in memory. */
export class Sessions {
  private readonly users = new Map<string, number>();

  /** A new opaque token for the player. */
  open(userId: number): string {
    const token = `${userId}|${randomBytes(24).toString('hex')}`;
    this.users.set(token, userId);
    return token;
  }

  /** Ends one session; the player’s other sessions continue. */
  close(token: string): void {
    this.users.delete(token);
  }

  /** Revokes the tokens of one player, or of all. */
  revoke(userId?: number): void {
    for (const [token, owner] of this.users) {
      if (userId === undefined || owner === userId) this.users.delete(token);
    }
  }

  /** The player of a token, or undefined. */
  userOf(token: string | undefined): number | undefined {
    return token === undefined ? undefined : this.users.get(token);
  }
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer (\S+)$/.exec(header ?? '')?.[1];
}
