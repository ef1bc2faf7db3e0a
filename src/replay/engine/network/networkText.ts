import { formatAmount, formatNet } from '../../../lib/money';
import { durationText as longDurationText } from '../findings/finding';
import type { Replay } from '../openReplay';
import { recordedBytes } from './calls';
import type { Call } from './calls';
import type { BalanceStep, Span } from './network';

const outcomes = { answered: 'answered', failed: 'failed', givenUp: 'given up', open: 'no answer' };

const states = {
  connected: 'connected',
  connecting: 'connecting',
  silent: 'open, but no push came',
  lost: 'lost',
};

/** `71 ms`, `4.2 s`, `2:05` or `1:04:07` for a duration in milliseconds. */
export function durationText(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : longDurationText(milliseconds);
}

/** `answered in 71 ms`, `failed (422) after 1.2 s`, `no answer for 4.0 s, when the recording ended`. */
export function callText({ outcome, failure, from, to }: Call): string {
  const result = `${outcomes[outcome]}${failure && ` (${failure})`}`;
  if (from === null) return `${result}; sent before the recording`;
  const duration = durationText(to - from);
  if (outcome === 'open') return `${result} for ${duration}, when the recording ended`;
  return `${result} ${outcome === 'answered' ? 'in' : 'after'} ${duration}`;
}

/** `12.3 kB of recorded JSON`; empty if the recording has none of the answer. */
export function sizeText(replay: Pick<Replay, 'trace'>, call: Call): string {
  const bytes = recordedBytes(replay, call);
  if (bytes === null) return '';
  const size = bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`;
  return `${size} of recorded JSON`;
}

/** `connected for 4:05`. */
export function spanText({ state, from, to }: Span): string {
  return `${states[state]} for ${durationText(to - from)}`;
}

/** `499,000 → 498,000 (−1,000)`; the balance alone if none was known before. */
export function balanceText({ balance }: BalanceStep, before: BalanceStep | undefined): string {
  if (balance === null) return 'unknown';
  const earlier = before?.balance ?? null;
  if (earlier === null) return formatAmount(balance);
  return `${formatAmount(earlier)} → ${formatAmount(balance)} (${formatNet(balance - earlier)})`;
}
