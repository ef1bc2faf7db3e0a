import type { TabEvents, Tabs } from '../../../platform/tabs';

/** The delivery of messages between tabs; `lost`: the browser has no BroadcastChannel. */
export const channelDeliveries = ['now', 'held', 'lost'] as const;
export type ChannelDelivery = (typeof channelDeliveries)[number];

interface Member {
  isThere(): boolean;
  events: TabEvents | null;
}

/** The BroadcastChannel of one browser. */
export class Channel {
  private readonly members: Member[] = [];
  private held: (() => void)[] = [];

  constructor(private readonly delivery: ChannelDelivery) {}

  /** @param isThere whether the page still runs; a page that is gone sends and receives nothing */
  open(isThere: () => boolean): Tabs {
    const member: Member = { isThere, events: null };
    this.members.push(member);
    const post = (notify: (events: TabEvents) => void) => {
      if (!isThere() || this.delivery === 'lost') return;
      for (const other of this.members) {
        if (other === member) continue;
        const deliver = () => {
          if (other.isThere() && other.events !== null) notify(other.events);
        };
        if (this.delivery === 'held') this.held.push(deliver);
        else deliver();
      }
    };
    return {
      announceSession: () => post((events) => events.onSessionChanged()),
      announceBet: (betId) => post((events) => events.onBetClaimed(betId)),
      announceSeenBets: () => post((events) => events.onSeenBets()),
      follow(events) {
        member.events = events;
      },
    };
  }

  /** Delivers held messages. */
  deliver(): void {
    for (const deliver of this.held.splice(0)) deliver();
  }
}
