import type { Replay } from '../openReplay';
import type { CallOutcome } from './calls';
import type { ConnectionState, Network, Span } from './network';
import { balanceText, callText, sizeText, spanText } from './networkText';

/** One line of the list of what the network did. */
export interface NetworkEntry {
  /** Where it begins. */
  step: number;
  /** The endpoint of a call, or which connection. */
  title: string;
  look: CallOutcome | ConnectionState | 'balance';
  /** Worked out only when it is shown: the size of a long answer takes a while. */
  text(): string;
}

/** All that the lanes of the network show, in the order of its steps. */
export function networkEntries(network: Network, replay: Pick<Replay, 'trace'>): NetworkEntry[] {
  const { calls, websocket, database, balance } = network;
  const spans = (title: string, of: readonly Span[]): NetworkEntry[] =>
    of.map((span) => ({ step: span.step, title, look: span.state, text: () => spanText(span) }));
  const entries = [
    ...calls.map((call) => ({
      step: call.step,
      title: call.endpoint,
      look: call.outcome,
      text: () => [callText(call), sizeText(replay, call)].filter(Boolean).join(' · '),
    })),
    ...spans('websocket', websocket),
    ...spans('database', database),
    ...balance.map((one, index) => ({
      step: one.step,
      title: 'balance',
      look: 'balance' as const,
      text: () => balanceText(one, balance[index - 1]),
    })),
  ];
  return entries.sort((one, other) => one.step - other.step);
}
