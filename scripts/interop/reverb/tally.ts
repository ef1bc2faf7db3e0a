/** An event as the backend published it. */
export interface Publication {
  /** The parsed event as text; a countdown repeats it in the next round. */
  readonly identity: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** What the clients of one process received of the events of a period. */
export interface Receipt {
  readonly events: number;
  readonly clients: number;
  /** How often a client did not get an event. */
  readonly lost: number;
  /** How often a client got an event again. */
  readonly doubled: number;
  /** Milliseconds from publication to delivery, one each. */
  readonly delaysMs: number[];
}

interface Received extends Publication {
  /** When each client got it, in milliseconds since the epoch; 0 for never. */
  readonly receivedAt: Float64Array;
  doubled: number;
}

interface Delivery extends Publication {
  readonly client: number;
}

/** Compares what was published with what each client received. */
export class Tally {
  private readonly published: Received[] = [];
  private readonly byIdentity = new Map<string, Received[]>();
  private waiting: Delivery[] = [];

  constructor(private readonly clients: number) {}

  deliver(client: number, identity: string, at: number): void {
    this.waiting.push({ client, identity, at });
  }

  /** Adds events in their order, and counts the deliveries so far: each belongs to the last event of its identity. */
  publish(events: readonly Publication[]): void {
    for (const event of events) {
      const received = { ...event, receivedAt: new Float64Array(this.clients), doubled: 0 };
      this.published.push(received);
      this.byIdentity.set(event.identity, [
        ...(this.byIdentity.get(event.identity) ?? []),
        received,
      ]);
    }
    const unknown: Delivery[] = [];
    for (const delivery of this.waiting) {
      const same = this.byIdentity.get(delivery.identity) ?? [];
      const event = same.findLast(({ at }) => at <= delivery.at);
      if (event === undefined) unknown.push(delivery);
      else if (event.receivedAt[delivery.client]) event.doubled += 1;
      else event.receivedAt[delivery.client] = delivery.at;
    }
    this.waiting = unknown;
  }

  /** What was received of the events published from `from` until before `to`. */
  receipt(from: number, to: number): Receipt {
    const events = this.published.filter(({ at }) => at >= from && at < to);
    const delaysMs = events.flatMap(({ receivedAt, at }) =>
      Array.from(receivedAt.filter(Boolean), (received) => received - at),
    );
    return {
      events: events.length,
      clients: this.clients,
      lost: events.length * this.clients - delaysMs.length,
      doubled: events.reduce((sum, { doubled }) => sum + doubled, 0),
      delaysMs,
    };
  }

  /** When each client got its first event that was published at `since` or later; null for never. */
  recoveredAt(since: number): (number | null)[] {
    const events = this.published.filter(({ at }) => at >= since);
    return Array.from({ length: this.clients }, (_, client) => {
      const first = events.find(({ receivedAt }) => receivedAt[client]);
      return first?.receivedAt[client] ?? null;
    });
  }
}

/** The receipts of all processes as one; they saw the same events. */
export function sumOf(receipts: readonly Receipt[]): Receipt {
  const total = (count: (receipt: Receipt) => number) =>
    receipts.reduce((sum, receipt) => sum + count(receipt), 0);
  return {
    events: Math.max(0, ...receipts.map(({ events }) => events)),
    clients: total(({ clients }) => clients),
    lost: total(({ lost }) => lost),
    doubled: total(({ doubled }) => doubled),
    delaysMs: receipts.flatMap(({ delaysMs }) => delaysMs),
  };
}

/** The value that `percent` of the values do not exceed; NaN for none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? NaN;
}

/** The largest number of timestamps (milliseconds) within any second that begins with one. */
export function mostPerSecond(times: readonly number[]): number {
  const sorted = Float64Array.from(times).sort();
  let most = 0;
  let end = 0;
  sorted.forEach((at, start) => {
    while (end < sorted.length && (sorted[end] ?? 0) < at + 1000) end += 1;
    most = Math.max(most, end - start);
  });
  return most;
}
