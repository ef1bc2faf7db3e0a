import type { TabEvents, Tabs } from '../../../lib/tabs';

/** What becomes of a message between tabs; `lost`: a browser that refuses a BroadcastChannel. */
export const channelManners = ['now', 'held', 'lost'] as const;
export type ChannelManner = (typeof channelManners)[number];

interface Member {
  isThere(): boolean;
  events: TabEvents | null;
}

/** The BroadcastChannel of one browser. */
export class Channel {
  private readonly members: Member[] = [];
  private held: (() => void)[] = [];

  constructor(private readonly manner: ChannelManner) {}

  /** @param isThere whether the page still lives; one that is gone neither says nor hears anything */
  open(isThere: () => boolean): Tabs {
    const member: Member = { isThere, events: null };
    this.members.push(member);
    const post = (tell: (events: TabEvents) => void) => {
      if (!isThere() || this.manner === 'lost') return;
      for (const other of this.members) {
        if (other === member) continue;
        const deliver = () => {
          if (other.isThere() && other.events !== null) tell(other.events);
        };
        if (this.manner === 'held') this.held.push(deliver);
        else deliver();
      }
    };
    return {
      announceSession: () => post((events) => events.onSessionChanged()),
      announceBet: (betId) => post((events) => events.onBetClaimed(betId)),
      follow(events) {
        member.events = events;
      },
    };
  }

  /** What was held back arrives. */
  deliver(): void {
    for (const deliver of this.held.splice(0)) deliver();
  }
}
