import { test as suite } from './fixtures';
import { visitFile } from './replay';
import type { ChosenFile } from './replay';

export { expect } from './fixtures';

/** What the player of `visit` wrote. */
export const wordsOfVisit = 'The bet was refused and then I was signed out.';

let played: Promise<ChosenFile> | null = null;

interface WithVisit {
  /** A visit of the app's own store as a file, the same for all tests of a worker. */
  visit: ChosenFile;
}

/** The suite's test for what support does with the file of a visit. */
export const test = suite.extend<WithVisit>({
  visit: async ({}, use) => use(await (played ??= visitFile({ words: wordsOfVisit }))),
});
