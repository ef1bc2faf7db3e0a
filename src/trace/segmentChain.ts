import { hashText } from './stateHash';

/**
 * Hashes over the steps of a file with their times, one link a segment. A file that was edited without
 * them says where. They need no secret, so the author of a file can write a chain that fits it.
 */
export interface TraceChain {
  /** `index` is the last step of the segment; the first link is of step 0 alone. */
  links: { index: number; hash: string }[];
  /** The hash of the last link and of everything else that the recorder wrote beside the steps. */
  details: string;
}

/** The hash of a chain up to the next text: that of a lifted action, of a run, or of the details. */
export function extendChain(hash: string, text: string): string {
  return hashText(`${hash} ${text}`);
}

/** Builds the chain of a file while it is written, step by step. */
export function createChainBuilder() {
  const links: TraceChain['links'] = [];
  let index = -1;
  let hash = '';
  return {
    /** @param steps how many actions the text holds */
    add(stepText: string, steps = 1): void {
      index += steps;
      hash = extendChain(hash, stepText);
    },
    /** Ends a segment. */
    link(): void {
      if (links.at(-1)?.index !== index) links.push({ index, hash });
    },
    finish: (details: object): TraceChain => ({
      links,
      details: extendChain(hash, JSON.stringify(details)),
    }),
  };
}
