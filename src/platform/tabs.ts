import { isIdText } from '../api/wire/schemas';

/** The messages between the tabs of a browser. */
export interface TabEvents {
  /** The stored session has begun, changed or ended; the cookies hold the present one. */
  onSessionChanged(): void;
  /** A stake of that tab has become the bet of this id; `isTwin`: it is a second bet of that stake. */
  onBetClaimed(betId: string, isTwin: boolean): void;
  /** That tab has just opened and asks for the bets of the others. */
  onBetsAsked(): void;
  /** That tab has shown the draw of this round. */
  onRoundShown(roundId: number): void;
}

/** The other tabs of this browser that show the app. */
export interface Tabs {
  /** Announces that the stored session has begun, changed or ended, without saying whose it is. */
  announceSession(): void;
  /** Announces the id of the bet, or the second one, that a stake here has become: no other tab's stake claims it. */
  announceBet(betId: string, isTwin: boolean): void;
  /** Asks the other tabs to announce their bets again. */
  askForBets(): void;
  /** Announces the round whose draw was shown here, so that no other tab shows its bets as missed. */
  announceShownRound(roundId: number): void;
  /** For as long as the page lives. */
  follow(events: TabEvents): void;
}

const channelName = 'session';
const changed = 'changed';
const asked = 'bets?';

/**
 * The tabs over a BroadcastChannel. If a browser refuses one, a tab learns what another one did from
 * the cookies: when it wakes, and before its next call.
 */
export function createTabs(): Tabs {
  const channel = openChannel();
  const post = (message: string) => {
    try {
      channel?.postMessage(message);
    } catch {
      // As without a channel.
    }
  };
  return {
    announceSession: () => post(changed),
    announceBet: (betId, isTwin) => post(`${isTwin ? 'twin' : 'bet'}:${betId}`),
    askForBets: () => post(asked),
    announceShownRound: (roundId) => post(`shown:${roundId}`),
    follow({ onSessionChanged, onBetClaimed, onBetsAsked, onRoundShown }) {
      channel?.addEventListener('message', ({ data }) => {
        if (data === changed) onSessionChanged();
        if (data === asked) onBetsAsked();
        const [, kind, id] = /^(bet|twin|shown):(\d+)$/.exec(String(data)) ?? [];
        if (!isIdText(id)) return;
        if (kind === 'shown') onRoundShown(Number(id));
        else onBetClaimed(id, kind === 'twin');
      });
    },
  };
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return null;
  }
}
