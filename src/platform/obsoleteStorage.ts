/** What earlier versions kept in the local storage: a switch, and for each player `limits:<mark>`. */
const obsoleteNames: ReadonlySet<string> = new Set([
  'areResultsNotified',
  'favourites',
  'isCountdownInDevTools',
  'limits',
  'numberSets',
  'playTime',
  'seenBets',
]);

/** Removes what no version reads any more. A storage that may not be used holds nothing. */
export function removeObsoleteKeys(open: () => Storage): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) {
      const [name = ''] = key.split(':');
      if (obsoleteNames.has(name)) storage.removeItem(key);
    }
  } catch {
    // The next start tries again.
  }
}
