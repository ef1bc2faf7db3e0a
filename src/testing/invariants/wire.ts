import { speakEvent } from '../../../contract/dialects/speak';
import type { Dialect } from '../../../contract/dialects/speak';
import type { BroadcastEvent } from '../../realtime/broadcastEvents';
import type { FakeBroadcasts } from '../fakeRealtime';
import { digitsOf } from './serverRows';

/** What becomes of one event on its way to the page. */
export const deliveries = ['now', 'held', 'lost', 'twice'] as const;
export type Delivery = (typeof deliveries)[number];

/** What the line has told the page, noted outside of it. */
export interface Told {
  /** It was told that the line is open, and since then nothing else of it. */
  isOpen: boolean;
  /** The close that its last push gave; null where none came in the present round. */
  closesAt: number | null;
  /** A `start`, or an answer to GET results asked for on this line, came over it. */
  isSynced: boolean;
  /** The request id of the newest GET results that was asked for on this line. */
  question: string | null;
}

const most = 12;

/** The line between the broadcaster and one page: it loses, holds back, doubles and repeats. */
export class Wire {
  readonly told: Told = {
    isOpen: false,
    closesAt: null,
    isSynced: false,
    question: null,
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

  /** Opens the page's connection where it waits for that and the network is there. */
  look(): void {
    const present = this.broadcasts.reconnects();
    if (present !== this.opened) this.told.isOpen = false;
    if (!this.isNetworkUp || !this.broadcasts.isConnected() || present === this.opened) return;
    this.opened = present;
    this.isLost = false;
    Object.assign(this.told, {
      isOpen: true,
      isSynced: false,
      question: null,
    });
    this.broadcasts.emit({ kind: 'connection', state: 'open' });
  }

  send(event: BroadcastEvent, delivery: Delivery): void {
    this.sent.push(event);
    this.sent.splice(0, this.sent.length - most);
    if (delivery === 'lost') return;
    if (delivery === 'held' || this.isFrozen) this.held.push(event);
    else this.deliver(event);
    if (delivery === 'twice') this.deliver(event);
  }

  /** One that was held back arrives, whichever. */
  release(pick: number): void {
    const [event] = this.held.splice(pick % Math.max(1, this.held.length), 1);
    if (event) this.deliver(event);
  }

  /** One that was sent before is sent again. */
  repeat(pick: number): void {
    const event = this.sent[pick % Math.max(1, this.sent.length)];
    if (event) this.deliver(event);
  }

  /** From now on nothing arrives, though the line looks alive. */
  freeze(): void {
    this.isFrozen = true;
  }

  /** Everything that was held back arrives at once. */
  thaw(): void {
    this.isFrozen = false;
    for (const event of this.held.splice(0)) this.deliver(event);
  }

  /** `isNoticed`: the page's connection sees it; else it looks alive. */
  drop(isNoticed: boolean): void {
    this.isNetworkUp = false;
    this.held = [];
    if (isNoticed && this.isAlive()) this.lose();
  }

  /** The network is there again, and the line opens where the page waits for it. */
  restore(): void {
    this.isNetworkUp = true;
    this.isFrozen = false;
    this.look();
  }

  private isAlive(): boolean {
    return this.opened === this.broadcasts.reconnects() && !this.isLost;
  }

  private lose(): void {
    this.isLost = true;
    this.told.isOpen = false;
    this.broadcasts.emit({ kind: 'connection', state: 'lost' });
  }

  private deliver(event: BroadcastEvent): void {
    if (!this.isNetworkUp || !this.isAlive()) return;
    const { told } = this;
    if (event.kind === 'countdown') told.closesAt = this.now() + event.secondsLeft * 1000;
    if (event.kind === 'status' && event.status === 'start') told.isSynced = true;
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

  /** Through the border, in the server's dialect. */
  private sendFrame(channel: string, event: string, payload: object): void {
    const { name, data } = speakEvent(this.dialect, event, payload);
    this.broadcasts.receive(channel, JSON.stringify(data), name);
  }
}

function rowOf(id: number | null, number: string | null) {
  return { id, round_id: id, created_at: null, detail: JSON.stringify({ number }) };
}

/** What an event says of a round; `bare`: without its id, or with nothing that can be read. */
export const roundEvents = ['start', 'calculate', 'result', 'bareCalculate', 'bareResult'] as const;

/** An event of a round, whether or not there is such a round. */
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
