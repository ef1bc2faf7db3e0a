interface AnyAction {
  readonly type: string;
  readonly payload?: unknown;
  readonly meta?: unknown;
  readonly error?: unknown;
}

/** Longest summary that the list shows. */
const longest = 140;

/** A step in words: what happened, and with what. */
export function describeStep(action: AnyAction): { label: string; summary: string } {
  const endpoint = endpointOf(action);
  if (endpoint !== null) {
    if (wasNotNeeded(action)) return { label: `${endpoint} not needed`, summary: '' };
    const phase = action.type.slice(action.type.lastIndexOf('/') + 1);
    return { label: `${endpoint} ${phase}`, summary: brief(action.payload ?? action.error) };
  }
  return { label: action.type, summary: brief(action.payload) };
}

function endpointOf({ type, meta }: AnyAction): string | null {
  if (!type.startsWith('api/') || typeof meta !== 'object' || meta === null) return null;
  const { arg } = meta as { arg?: { endpointName?: unknown } | null };
  return typeof arg?.endpointName === 'string' ? arg.endpointName : null;
}

/** Whether a call was not made, because its answer was there or another one was on its way. */
export function wasNotNeeded({ type, meta }: AnyAction): boolean {
  if (!type.endsWith('/rejected') || typeof meta !== 'object' || meta === null) return false;
  return (meta as { condition?: unknown }).condition === true;
}

/** The first words of a value, without going through all of a long one. */
function brief(value: unknown): string {
  const parts: string[] = [];
  let length = 0;
  const add = (text: string) => {
    parts.push(text);
    length += text.length;
  };

  function tell(one: unknown, depth: number): void {
    if (length > longest) return;
    if (typeof one === 'string') add(depth === 0 ? one : JSON.stringify(one));
    else if (Array.isArray(one)) add(one.length === 1 ? '1 row' : `${one.length} rows`);
    else if (typeof one === 'object' && one !== null) tellMembers(one, depth);
    else add(String(one));
  }

  function tellMembers(object: object, depth: number): void {
    // What it is about comes first; long ids only take the room.
    const names = Object.keys(object).sort((one, other) => rankOf(one) - rankOf(other));
    if (depth > 1) {
      add('{…}');
      return;
    }
    for (const [position, name] of names.entries()) {
      if (length > longest) return;
      add(`${position === 0 ? '' : ' · '}${name} `);
      tell((object as Record<string, unknown>)[name], depth + 1);
    }
  }

  if (value !== undefined) tell(value, 0);
  return parts.join('').slice(0, longest);
}

function rankOf(name: string): number {
  return /^(receiptId|requestId)$/.test(name) ? 1 : 0;
}
