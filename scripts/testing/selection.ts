/** The arguments of the runners; null for one that has nothing to run. */
export interface Selection {
  readonly forJest: readonly string[] | null;
  readonly forBrowser: readonly string[] | null;
}

/** Everything in `e2e`, but the Jest tests of its support. */
const ofBrowser = /^(\.\/)?e2e(\/(?!support(\/|$))|$)/;

/**
 * Divides the arguments of `npm test` by their paths. Options, from the first dash on, go to each runner
 * that has a path, and without a path to Jest.
 */
export function selectionOf(args: readonly string[]): Selection {
  const at = args.findIndex((arg) => arg.startsWith('-'));
  const end = at === -1 ? args.length : at;
  const paths = args.slice(0, end);
  const options = args.slice(end);
  const browser = paths.filter((path) => ofBrowser.test(path));
  const jest = paths.filter((path) => !ofBrowser.test(path));
  return {
    forJest: jest.length > 0 || browser.length === 0 ? [...jest, ...options] : null,
    forBrowser: browser.length > 0 ? [...browser, ...options] : null,
  };
}
