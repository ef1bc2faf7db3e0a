import type { describeState } from '../../sandbox/control/state';
import type { RestFault } from '../../sandbox/rest/faults';

/** The state as the control surface tells it; `bets` only where a user id was given. */
export type SandboxState = ReturnType<typeof describeState>;

export interface FaultChanges {
  /** Puts everything in order before the other changes. */
  readonly clear?: boolean;
  /** Replaces the whole list of REST faults. */
  readonly rest?: readonly RestFault[];
  /** `freeze`: pings answered, no events. `hold`: events wait until let go. `drop`: cut once. */
  readonly pusher?: Partial<Record<'freeze' | 'refuse' | 'hold' | 'drop', boolean>>;
  readonly database?: {
    readonly delayMs?: number;
    readonly refuse?: boolean;
    readonly drop?: boolean;
    /** Every sign-in ends once. */
    readonly revoke?: boolean;
  };
  readonly auth?: { readonly refuseRefresh?: boolean; readonly refuseSignIn?: boolean };
}

/** The sandbox's control surface (docs/sandbox.md); each change answers with the state after it. */
export class SandboxControl {
  constructor(private readonly apiUrl: string) {}

  /** The bets of a player only where one is named. */
  async state(userId?: number): Promise<SandboxState> {
    const query = userId === undefined ? '' : `?userId=${userId}`;
    return this.call(`/state${query}`);
  }

  /** Back to the seed with a fresh round and a running clock; open sockets are cut. */
  reset(): Promise<SandboxState> {
    return this.call('/reset', { dropSockets: true });
  }

  /** Sets the seconds to the draw and pushes them; 0 draws. */
  countdown(seconds: number): Promise<SandboxState> {
    return this.call('/countdown', { seconds });
  }

  /** Three digits for the next draw; null gives it back to chance. */
  nextResult(number: string | null): Promise<SandboxState> {
    return this.call('/next-result', { number });
  }

  /** Draws now. */
  finishRound(): Promise<SandboxState> {
    return this.call('/finish-round', {});
  }

  /** Starts the next round now, after drawing the present one where that is still to come. */
  startRound(): Promise<SandboxState> {
    return this.call('/start-round', {});
  }

  /** From now on each round's id is this much higher than the one before. */
  roundStep(step: number): Promise<SandboxState> {
    return this.call('/round-step', { step });
  }

  /** Stops or starts the game’s clock; nothing else of the sandbox stands still. */
  clock(change: { readonly paused: boolean }): Promise<SandboxState> {
    return this.call('/clock', change);
  }

  /** Game milliseconds from one countdown push to the next; longer than a round: one a round. */
  cadence(ms: number): Promise<SandboxState> {
    return this.call('/cadence', { ms });
  }

  /** Sets a player's balance, in riel. */
  balance(userId: number, balance: number): Promise<SandboxState> {
    return this.call('/balance', { userId, balance });
  }

  /**
   * Gives a player bets of 1,000 riel without payment, open ones in this round and settled ones in
   * the last.
   */
  seedBets(
    userId: number,
    counts: { readonly open?: number; readonly settled?: number },
  ): Promise<SandboxState> {
    return this.call('/seed-bets', { userId, ...counts });
  }

  /** Smallest and largest stake, in riel. */
  limits(limits: { readonly min_bet: number; readonly max_bet: number }): Promise<SandboxState> {
    return this.call('/limits', limits);
  }

  /** Makes the tokens of one player, or of everybody, unknown. */
  revoke(userId?: number): Promise<SandboxState> {
    return this.call('/revoke', { userId });
  }

  /** Pushes any event on a public channel. */
  event(channel: string, event: string, data: unknown): Promise<SandboxState> {
    return this.call('/event', { channel, event, data });
  }

  /** Pushes any text as a whole websocket frame. */
  rawFrame(raw: string): Promise<SandboxState> {
    return this.call('/event', { raw });
  }

  /** Pushes the last events once more, of one name where given. */
  replay(count: number, event?: string): Promise<SandboxState> {
    return this.call('/replay', { count, event });
  }

  /** Puts parts out of order; what is not named stays as it is. */
  faults(changes: FaultChanges): Promise<SandboxState> {
    return this.call('/faults', changes);
  }

  private async call(path: string, body?: object): Promise<SandboxState> {
    const response = await fetch(`${this.apiUrl}/__control${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) {
      throw new Error(`control ${path}: ${response.status} ${await response.text()}`);
    }
    return (await response.json()) as SandboxState;
  }
}
