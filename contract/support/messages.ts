import { escaped, resolved, valueAt, type Pointer } from './documents';

/** A message of `asyncapi.yaml`. */
export interface Message {
  /** The channel's address: `gameStatus`, `balances/{userId}`. */
  readonly channel: string;
  readonly name: string;
  readonly payload: Pointer;
  readonly examples: readonly { readonly name: string; readonly value: unknown }[];
}

interface RawMessage {
  readonly name: string;
  readonly examples: readonly { readonly name: string; readonly payload: unknown }[];
}

/** The schema of a websocket message of the broadcaster. */
export const frameSchema: Pointer = 'asyncapi.yaml#/components/schemas/Frame';

/** Every message, in the order of the document. */
export const messages: readonly Message[] = Object.values(
  valueAt('asyncapi.yaml#/channels') as Record<
    string,
    { address: string; messages: Record<string, unknown> }
  >,
).flatMap(({ address, messages: byName }) =>
  Object.entries(byName).map(([key, reference]) => {
    const { name, examples } = resolved('asyncapi.yaml', reference) as RawMessage;
    return {
      channel: address,
      name,
      payload: `asyncapi.yaml#/components/messages/${escaped(key)}/payload`,
      examples: examples.map((example) => ({ name: example.name, value: example.payload })),
    };
  }),
);

/** The one message of a channel. @throws Error if the contract has no such channel. */
export function messageOn(channel: string): Message {
  const found = messages.find((message) => message.channel === channel);
  if (!found) throw new Error(`asyncapi.yaml has no channel ${channel}`);
  return found;
}
