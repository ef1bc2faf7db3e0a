import type { FakeBroadcasts } from '../fakeRealtime';
import { digitsOf } from '../playersGame';

/** The delivery of one event to the page. */
export const deliveries = ['now', 'held', 'lost'] as const;
export type Delivery = (typeof deliveries)[number];

/** An event as it is sent. */
interface Frame {
  channel: string;
  payload: { countdown?: number; status?: string; result?: object; data?: object };
}

/** What the page has received over its connection, as seen from outside. */
export interface Observed {
  /** The page's last connection event was `open`. */
  isOpen: boolean;
  /** The close by the last countdown event; null if there was none in this round. */
  closesAt: number | null;
  /** A `start`, or a response to a GET results sent on this connection, has arrived. */
  isSynced: boolean;
  /** The request id of the newest GET results sent on this connection. */
  resultsRequestId: string | null;
}

/** Events that can be repeated. */
const maxSent = 12;

/** A page's connection to the broadcaster that loses, delays and repeats events. */
export class FlakyConnection {
  readonly observed: Observed = {
    isOpen: false,
    closesAt: null,
    isSynced: false,
    resultsRequestId: null,
  };
  private isNetworkUp = true;
  private held: Frame[] = [];
  private sent: Frame[] = [];
  /** Which connection of the page was opened last; -1 before the first. */
  private opened = -1;
  private isLost = false;

  constructor(
    private readonly broadcasts: FakeBroadcasts,
    private readonly now: () => number,
  ) {
    broadcasts.onPing(() => {
      if (this.isNetworkUp && this.isAlive()) broadcasts.emit({ kind: 'pong' });
    });
  }

  /** Opens the connection if the page waits for it and the network is up. */
  openIfWanted(): void {
    const present = this.broadcasts.reconnects();
    if (present !== this.opened) this.observed.isOpen = false;
    if (!this.isNetworkUp || !this.broadcasts.isConnected() || present === this.opened) return;
    this.opened = present;
    this.isLost = false;
    Object.assign(this.observed, { isOpen: true, isSynced: false, resultsRequestId: null });
    this.broadcasts.emit({ kind: 'connection', state: 'open' });
  }

  send(frame: Frame, delivery: Delivery): void {
    this.sent.push(frame);
    this.sent.splice(0, this.sent.length - maxSent);
    if (delivery === 'held') this.held.push(frame);
    if (delivery === 'now') this.deliver(frame);
  }

  /** Delivers one of the held events. */
  release(pick: number): void {
    const [frame] = this.held.splice(pick % Math.max(1, this.held.length), 1);
    if (frame) this.deliver(frame);
  }

  /** Delivers an earlier event again. */
  repeat(pick: number): void {
    const frame = this.sent[pick % Math.max(1, this.sent.length)];
    if (frame) this.deliver(frame);
  }

  /** `isNoticed`: the page sees the loss; otherwise the connection looks alive. */
  drop(isNoticed: boolean): void {
    this.isNetworkUp = false;
    this.held = [];
    if (isNoticed && this.isAlive()) this.lose();
  }

  /** The network is up again, and the connection opens if the page waits for it. */
  restore(): void {
    this.isNetworkUp = true;
    this.openIfWanted();
  }

  private isAlive(): boolean {
    return this.opened === this.broadcasts.reconnects() && !this.isLost;
  }

  private lose(): void {
    this.isLost = true;
    this.observed.isOpen = false;
    this.broadcasts.emit({ kind: 'connection', state: 'lost' });
  }

  private deliver(frame: Frame): void {
    if (!this.isNetworkUp || !this.isAlive()) return;
    const { observed } = this;
    const { countdown, status } = frame.payload;
    if (countdown !== undefined) observed.closesAt = this.now() + countdown * 1000;
    if (status === 'start') observed.isSynced = true;
    // Goes through the real parsers.
    this.broadcasts.receive(frame.channel, JSON.stringify(frame.payload));
  }
}

/** Events about a round; `bare`: without its id, or without anything readable. */
export const roundEvents = ['start', 'calculate', 'result', 'bareCalculate', 'bareResult'] as const;

/** An event of a round, which need not exist. */
export function roundFrame(
  what: (typeof roundEvents)[number],
  roundId: number,
  number = digitsOf(roundId),
): Frame {
  const detail = JSON.stringify({ number });
  const row = { id: roundId, round_id: roundId, created_at: null, detail };
  switch (what) {
    case 'start':
      return statusFrame('start', { id: roundId });
    case 'calculate':
      return statusFrame('calculate', row);
    case 'bareCalculate':
      return statusFrame('calculate', { id: null });
    case 'result':
      return resultFrame(row);
    case 'bareResult':
      return resultFrame({ number });
  }
}

export const countdownFrame = (countdown: number): Frame => ({
  channel: 'countdown',
  payload: { countdown },
});

const statusFrame = (status: string, result: object): Frame => ({
  channel: 'gameStatus',
  payload: { status, result },
});

const resultFrame = (data: object): Frame => ({ channel: 'gameResult', payload: { data } });
