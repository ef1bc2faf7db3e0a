import { speakEvent } from '../../../contract/dialects/speak';
import type { Dialect } from '../../../contract/dialects/speak';
import type { BroadcastEvent } from '../../realtime/ports';
import type { FakeBroadcasts } from '../fakeRealtime';
import { digitsOf } from '../playersGame';

/** The delivery of one event to the page. */
export const deliveries = ['now', 'held', 'lost', 'twice'] as const;
export type Delivery = (typeof deliveries)[number];

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

/** A page's connection to the broadcaster that loses, delays, duplicates and repeats events. */
export class FlakyConnection {
  readonly observed: Observed = {
    isOpen: false,
    closesAt: null,
    isSynced: false,
    resultsRequestId: null,
  };
  private isNetworkUp = true;
  private isFrozen = false;
  private held: BroadcastEvent[] = [];
  private sent: BroadcastEvent[] = [];
  /** Which connection of the page was opened last; -1 before the first. */
  private opened = -1;
  private isLost = false;

  constructor(
    private readonly broadcasts: FakeBroadcasts,
    private readonly now: () => number,
    private readonly dialect: Dialect,
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
    Object.assign(this.observed, {
      isOpen: true,
      isSynced: false,
      resultsRequestId: null,
    });
    this.broadcasts.emit({ kind: 'connection', state: 'open' });
  }

  send(event: BroadcastEvent, delivery: Delivery): void {
    this.sent.push(event);
    this.sent.splice(0, this.sent.length - maxSent);
    if (delivery === 'lost') return;
    if (delivery === 'held' || this.isFrozen) this.held.push(event);
    else this.deliver(event);
    if (delivery === 'twice') this.deliver(event);
  }

  /** Delivers one of the held events. */
  release(pick: number): void {
    const [event] = this.held.splice(pick % Math.max(1, this.held.length), 1);
    if (event) this.deliver(event);
  }

  /** Delivers an earlier event again. */
  repeat(pick: number): void {
    const event = this.sent[pick % Math.max(1, this.sent.length)];
    if (event) this.deliver(event);
  }

  /** From now on nothing arrives, although the connection looks alive. */
  freeze(): void {
    this.isFrozen = true;
  }

  /** Delivers all held events at once. */
  thaw(): void {
    this.isFrozen = false;
    for (const event of this.held.splice(0)) this.deliver(event);
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
    this.isFrozen = false;
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

  private deliver(event: BroadcastEvent): void {
    if (!this.isNetworkUp || !this.isAlive()) return;
    const { observed } = this;
    if (event.kind === 'countdown') observed.closesAt = this.now() + event.secondsLeft * 1000;
    if (event.kind === 'status' && event.status === 'start') observed.isSynced = true;
    this.speak(event);
  }

  private speak(event: BroadcastEvent): void {
    switch (event.kind) {
      case 'countdown':
        this.sendFrame('countdown', 'CountdownEvent', { countdown: event.secondsLeft });
        break;
      case 'status': {
        const { status, roundId: id, result } = event;
        const row = result ? rowOf(result.roundId, result.digits) : { id };
        this.sendFrame('gameStatus', 'GameStatusEvent', { status, result: row });
        break;
      }
      case 'result': {
        const { roundId, digits } = event;
        const data = roundId === null ? { number: digits } : rowOf(roundId, digits);
        this.sendFrame('gameResult', 'GameResultEvent', { data });
        break;
      }
      default:
        this.broadcasts.emit(event);
    }
  }

  /** Goes through the real parsers, in the server's dialect. */
  private sendFrame(channel: string, event: string, payload: object): void {
    const { name, data } = speakEvent(this.dialect, event, payload);
    this.broadcasts.receive(channel, JSON.stringify(data), name);
  }
}

function rowOf(id: number | null, number: string | null) {
  return { id, round_id: id, created_at: null, detail: JSON.stringify({ number }) };
}

/** Events about a round; `bare`: without its id, or without anything readable. */
export const roundEvents = ['start', 'calculate', 'result', 'bareCalculate', 'bareResult'] as const;

/** An event of a round, which need not exist. */
export function roundEvent(
  what: (typeof roundEvents)[number],
  roundId: number,
  digits = digitsOf(roundId),
): BroadcastEvent {
  const result = { roundId, createdAt: null, digits };
  switch (what) {
    case 'start':
      return { kind: 'status', status: 'start', roundId, result: null };
    case 'calculate':
      return { kind: 'status', status: 'calculate', roundId, result };
    case 'bareCalculate':
      return { kind: 'status', status: 'calculate', roundId: null, result: null };
    case 'result':
      return { kind: 'result', ...result };
    case 'bareResult':
      return { kind: 'result', ...result, roundId: null };
  }
}
