/** The secrets that the page itself has handled, so that they are found wherever they turn up. */
export interface KnownSecrets {
  note(secret: string): void;
  /** Every noted secret, as it is and as it stands in an address; grows only. */
  readonly texts: readonly string[];
}

/** Anything shorter would be found in innocent texts. */
const shortestSecret = 6;

/** Lives in the page's memory and ends with it. */
export function createKnownSecrets(): KnownSecrets {
  const texts: string[] = [];
  const add = (text: string) => {
    if (text.length >= shortestSecret && !texts.includes(text)) texts.push(text);
  };
  return {
    note(secret) {
      add(secret);
      add(encodeURIComponent(secret));
    },
    texts,
  };
}
