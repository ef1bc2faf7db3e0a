import type { BetBlock } from '../../features/bets/betBlocks';
import type { Stake } from '../../features/bets/betsApi';
import type { BrowserFeature } from '../../platform/browserFeatures';

/** What a toast is about, and the facts of it. A `message` is the server's; null if it sent none. */
export type ToastContent =
  | {
      kind: 'numberMissing' | 'ticketFull' | 'otherPlayerShown' | 'chunkNotLoaded' | 'logoutFailed';
    }
  | { kind: 'browserFeatureMissing'; feature: BrowserFeature }
  | { kind: 'betBlocked'; block: BetBlock }
  | { kind: 'betPlaced' | 'betFailed'; message: string | null }
  /** `message` says why the request never left the page. */
  | { kind: 'betNotSent'; message: string | null }
  /** The message of a 2xx that carries no bet that fits; the receipt says what is known. */
  | { kind: 'betUnanswered'; message: string }
  | ({
      kind:
        | 'addedToTicket'
        | 'betFound'
        | 'betFoundLate'
        | 'betNotFound'
        | 'betUnclear'
        | 'betNotPlaced';
    } & Pick<Stake, 'number' | 'amount'>);

/** A message in the toast area, in the store so that a replay shows it as the player saw it. */
export type Toast = ToastContent & { id: number };
