import type { FakeAnswer, FakeServer, ReceivedCall } from '../../fakeServer';
import { owners, ownerOfToken, ownerWhere, tokenOf } from './owners';
import type { Owner } from './owners';

/** Outcomes of a request. `lostAfter`: the server handles it, but the response is lost. */
export const callOutcomes = ['answered', 'held', 'lostBefore', 'lostAfter', 'broken'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

interface StakeBody {
  result_id: number;
  number: string;
  amount: number;
}

interface ServerEvents {
  /** A request arrived from this tab with this token. */
  onCall(tab: number, token: string): void;
  onStake(stake: StakeBody, owner: Owner): void;
}

const betRow = ({ result_id, number, amount }: StakeBody, id: number) => ({
  id,
  result_id,
  number,
  amount,
  created_at: '2026-11-20T07:00:00.000000Z',
  type: null,
  odds: 90,
  win_lose: 0,
  result: null,
  is_calculate: false,
});

/** The REST server of both players, which knows the player and the tab of each request. */
export class AccountServer {
  outcome: CallOutcome = 'answered';
  /** Releases requests that wait for a response, oldest first. */
  readonly held: (() => void)[] = [];
  private readonly bets = new Map(owners.map((owner) => [owner, [] as object[]]));
  private readonly valid = new Set<string>();
  private sessions = 0;
  private storedCount = 0;

  constructor(private readonly events: ServerEvents) {}

  /** Handles the requests of a tab, below `tab{index}/`. */
  listen(server: FakeServer, tab: number): void {
    const on = (call: string, answer: (call: ReceivedCall) => FakeAnswer) =>
      server.on(call.replace(' ', ` tab${tab}/`), (received) =>
        this.applyOutcome(() => answer(received)),
      );
    const onPlayers = (call: string, answer: (owner: Owner, call: ReceivedCall) => FakeAnswer) =>
      server.on(call.replace(' ', ` tab${tab}/`), (received) => {
        this.events.onCall(tab, received.token ?? '');
        return this.applyOutcome(() => this.toPlayer(received, answer));
      });
    onPlayers('GET results', () => ({ body: [] }));
    onPlayers('GET previous-result', () => ({ body: null }));
    onPlayers('GET bet-limit', () => ({ body: { min_bet: 1000, max_bet: 500_000 } }));
    onPlayers('GET odds', () => ({ body: [] }));
    onPlayers('GET bets', (owner) => ({ body: this.bets.get(owner) }));
    onPlayers('POST bets', (owner, { body }) => this.store(body as StakeBody, owner));
    onPlayers('POST logout', (_, { token }) => {
      this.valid.delete(token ?? '');
      return { body: null };
    });
    on('POST login', ({ body }) => {
      const { username } = body as { username: string };
      return { body: this.signIn(ownerWhere((one) => one.username === username)) };
    });
    for (const owner of owners)
      on(`GET check-auth/${owner.username}`, () => ({ body: this.signIn(owner) }));
  }

  /** @returns the sign-in response with a new session */
  signIn(owner: Owner) {
    this.sessions += 1;
    const access = tokenOf(owner, this.sessions);
    this.valid.add(access);
    const { userId: id, username } = owner;
    return {
      access_token: access,
      firebase_token: `firebase-${id}`,
      id,
      username,
      currency: 'KHR',
    };
  }

  /** Revokes every token. */
  expireAll(): void {
    this.valid.clear();
  }

  /** Ends all faults and releases held requests. */
  recover(): void {
    this.outcome = 'answered';
    for (const release of this.held.splice(0)) release();
  }

  private applyOutcome(answer: () => FakeAnswer): FakeAnswer | Promise<FakeAnswer> {
    switch (this.outcome) {
      case 'answered':
        return answer();
      case 'held':
        return new Promise((resolve) => this.held.push(() => resolve(answer())));
      case 'lostBefore':
        throw new TypeError('Failed to fetch');
      case 'lostAfter':
        answer();
        throw new TypeError('Failed to fetch');
      case 'broken':
        return { status: 500, body: { message: 'Server Error' } };
    }
  }

  private toPlayer(
    received: ReceivedCall,
    answer: (owner: Owner, call: ReceivedCall) => FakeAnswer,
  ): FakeAnswer {
    const { token } = received;
    return token !== null && this.valid.has(token)
      ? answer(ownerOfToken(token), received)
      : { status: 401, body: { message: 'Unauthenticated.' } };
  }

  private store(stake: StakeBody, owner: Owner): FakeAnswer {
    this.events.onStake(stake, owner);
    const data = betRow(stake, (this.storedCount += 1));
    this.bets.get(owner)?.unshift(data);
    return { status: 201, body: { message: 'Bet placed', data } };
  }
}
