/** Why a file was not opened, in one or two sentences for the support agent. */
class TraceProblem extends Error {
  override name = 'TraceProblem';
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

/** The words for each reason. None of them repeats what stands in the file. */
export const problems = {
  fileTooLarge: (bytes: number, limit: number) =>
    new TraceProblem(
      `This file is too large: ${megabytes(bytes)}. A trace has at most ${megabytes(limit)}.`,
    ),
  inflatedTooLarge: (limit: number) =>
    new TraceProblem(
      `This file unpacks to more than ${megabytes(limit)}, so unpacking was stopped. No trace is that large.`,
    ),
  damagedGzip: () =>
    new TraceProblem('This file is damaged: it begins as gzip but cannot be unpacked to its end.'),
  notText: () => new TraceProblem('This is not a trace: the file is not text.'),
  notJson: () =>
    new TraceProblem(
      'This file is cut off or is not JSON. If it was sent as a message, ask for it again as an attached file.',
    ),
  foreign: () =>
    new TraceProblem(
      'This is JSON, but neither a trace of this app nor an export of Redux DevTools.',
    ),
  misshapen: () => new TraceProblem('This looks like a trace, but its list of actions is damaged.'),
  tooDeep: () =>
    new TraceProblem('This file is nested more deeply than any trace and was not opened.'),
  noActions: () => new TraceProblem('This trace has no actions.'),
  newerSchema: (schema: number, known: number) =>
    new TraceProblem(
      `This trace has form ${schema}; this page reads forms up to ${known}. Open it with the replay page of a newer build.`,
    ),
  olderSchema: (schema: number, known: number) =>
    new TraceProblem(
      `This trace has form ${schema}, which is no longer read; this page reads form ${known}. Open it with the replay page of the build that made it.`,
    ),
};
