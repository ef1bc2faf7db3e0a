/**
 * What a page counts for the operator (docs/api-contract.md#telemetry): counts, times and names of
 * the app's own parts. The schema is an allow-list; nothing else is sent, and a receiver refuses anything else.
 */
import * as v from 'valibot';

/** The longest body of a batch, in bytes of UTF-8. */
export const longestBatch = 8192;
/** The most rows of each list: a batch with all of them full stays below {@link longestBatch}. */
export const mostRows = 8;
/** The most frames of a stack. */
export const mostFrames = 5;
/** The longest message of a script error, in characters. */
export const longestMessage = 120;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1e9));
const times = v.pipe(whole, v.minValue(1));
const name = v.pipe(v.string(), v.regex(/^\w{1,40}$/));

/** `js/main.3f9c0d1a2b.js:1:234`: a file of the app with line and column. */
const frame = v.pipe(v.string(), v.regex(/^[\w./-]{1,80}\.js:\d{1,7}:\d{1,7}$/));

/** Letters and punctuation of ASCII, and no digit. */
const message = v.pipe(v.string(), v.regex(/^[ -/:-~]+$/), v.maxLength(longestMessage));

const rowsOf = <Row extends v.GenericSchema>(row: Row) =>
  v.pipe(v.array(row), v.maxLength(mostRows));

export const telemetrySchema = v.strictObject({
  /** The version and the commit of the build: `1.0.0 (4a04ec2)`. */
  release: v.pipe(v.string(), v.regex(/^[\w.+-]{1,20} \([\w.-]{1,40}\)$/)),
  /** The share of pages that send, above 0 up to 1: a count stands for 1 / `share` events. */
  share: v.pipe(v.number(), v.gtValue(0), v.maxValue(1)),
  /** How many seconds it covers; the batches of a page follow each other without gaps. */
  seconds: whole,
  /** Milliseconds; CLS is a score. Each is sent once it is known, and again when it has grown worse. */
  vitals: v.strictObject({
    LCP: v.exactOptional(whole),
    INP: v.exactOptional(whole),
    TTFB: v.exactOptional(whole),
    CLS: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1000))),
  }),
  errors: rowsOf(
    v.strictObject({ message, stack: v.pipe(v.array(frame), v.maxLength(mostFrames)), times }),
  ),
  /** Failed calls: `status` is null without a response. */
  calls: rowsOf(
    v.strictObject({
      endpoint: name,
      status: v.nullable(v.pipe(whole, v.maxValue(999))),
      kind: name,
      times,
    }),
  ),
  connection: v.strictObject({
    /** How often it was lost. */
    lost: whole,
    /** How often it was replaced because it answered pings but delivered nothing. */
    mute: whole,
    /** Seconds without a connection, of all losses that ended in this time. */
    lostSeconds: whole,
    /** The 95th percentile of the round trips in milliseconds; absent until it is known. */
    delayMs: v.exactOptional(whole),
  }),
  /** Stakes by what became of them; one that was checked may become accepted or not placed later. */
  stakes: v.strictObject({ accepted: whole, refused: whole, checked: whole, notPlaced: whole }),
  /** What came and could not be read, by channel or endpoint. */
  unreadable: rowsOf(v.strictObject({ kind: name, times })),
});

export type Telemetry = v.InferOutput<typeof telemetrySchema>;
