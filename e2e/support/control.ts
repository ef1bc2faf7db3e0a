import type { describeState } from '../../sandbox/control/state';
import type { RestFault } from '../../sandbox/rest/faults';
import type { LoggedRequest } from '../../sandbox/rest/requestLog';

/** The sandbox's state; `bets` only if a user id was given. */
export type SandboxState = ReturnType<typeof describeState>;

export interface FaultChanges {
  /** Removes all faults before the other changes. */
  readonly clear?: boolean;
  /** Replaces the whole list of REST faults. */
  readonly rest?: readonly RestFault[];
  /** `freeze`: pongs but no events. `hold`: events wait. `drop`: cuts every socket once. */
  readonly pusher?: Partial<Record<'freeze' | 'refuse' | 'hold' | 'drop', boolean>> & {
    readonly pongDelayMs?: number;
  };
  readonly database?: {
    readonly delayMs?: number;
    readonly refuse?: boolean;
    readonly drop?: boolean;
    /** Ends every sign-in once. */
    readonly revoke?: boolean;
  };
  readonly auth?: { readonly refuseRefresh?: boolean; readonly refuseSignIn?: boolean };
}

/** The sandbox's control surface (docs/sandbox.md); each change returns the state after it. */
export class SandboxControl {
  constructor(private readonly apiUrl: string) {}

  /** Includes the bets of a player if one is named. */
  async state(userId?: number): Promise<SandboxState> {
    const query = userId === undefined ? '' : `?userId=${userId}`;
    return this.call(`/state${query}`);
  }

  /** The requests to the API since the reset, also those that the browser made on its own. */
  requests(): Promise<LoggedRequest[]> {
    return this.call('/requests');
  }

  /** Restores the seed with a new round and a running clock, and cuts open sockets. */
  reset(): Promise<SandboxState> {
    return this.call('/reset', { dropSockets: true });
  }

  /** Sets the seconds to the draw and pushes them; 0 draws. */
  countdown(seconds: number): Promise<SandboxState> {
    return this.call('/countdown', { seconds });
  }

  /** Fixes the next draw's three digits; null makes it random again. */
  nextResult(number: string | null): Promise<SandboxState> {
    return this.call('/next-result', { number });
  }

  /** Draws now. */
  finishRound(): Promise<SandboxState> {
    return this.call('/finish-round', {});
  }

  /** Starts the next round now, after drawing the current one if necessary. */
  startRound(): Promise<SandboxState> {
    return this.call('/start-round', {});
  }

  /** Stops or starts the game's clock only. */
  clock(change: { readonly paused: boolean }): Promise<SandboxState> {
    return this.call('/clock', change);
  }

  /** Game milliseconds between countdown events; longer than a round means one per round. */
  cadence(ms: number): Promise<SandboxState> {
    return this.call('/cadence', { ms });
  }

  /** Sets a player's balance, in riel. */
  balance(userId: number, balance: number): Promise<SandboxState> {
    return this.call('/balance', { userId, balance });
  }

  /** Gives a player unpaid bets of 1,000 riel: open ones in this round, settled ones in the last. */
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

  /** Revokes the tokens of one player, or of everybody. */
  revoke(userId?: number): Promise<SandboxState> {
    return this.call('/revoke', { userId });
  }

  /** Broadcasts any event on a public channel. */
  event(channel: string, event: string, data: unknown): Promise<SandboxState> {
    return this.call('/event', { channel, event, data });
  }

  /** Broadcasts any text as a websocket frame. */
  rawFrame(raw: string): Promise<SandboxState> {
    return this.call('/event', { raw });
  }

  /** Broadcasts the last events again, those of one name if given. */
  replay(count: number, event?: string): Promise<SandboxState> {
    return this.call('/replay', { count, event });
  }

  /** Sets faults; those not named stay. */
  faults(changes: FaultChanges): Promise<SandboxState> {
    return this.call('/faults', changes);
  }

  private async call<Answer = SandboxState>(path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${this.apiUrl}/__control${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      // A reused connection may be one that the sandbox is just closing.
      headers: { 'Content-Type': 'application/json', Connection: 'close' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) {
      throw new Error(`control ${path}: ${response.status} ${await response.text()}`);
    }
    return (await response.json()) as Answer;
  }
}
