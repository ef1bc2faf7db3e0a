const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

/** Why a file was not opened, for the support agent. No message repeats what the file holds. */
export const openErrors = {
  fileTooLarge: (bytes: number, limit: number) =>
    `This file is too large: ${megabytes(bytes)}. A trace has at most ${megabytes(limit)}.`,
  unpacksTooLarge: (limit: number) =>
    `This file unpacks to more than ${megabytes(limit)}, so unpacking was stopped. No trace is that large.`,
  damagedGzip: 'This file is damaged: it begins as gzip but cannot be unpacked to its end.',
  zip: 'This is a zip archive. Unpack it, then open the .json or .json.gz file that is in it.',
  notText: 'This is not a trace: the file is not text.',
  notJson:
    'This file is cut off or is not JSON. If it was sent as a message, ask for it again as an attached file.',
  foreign: 'This is JSON, but neither a trace of this app nor an export of Redux DevTools.',
  otherApp:
    'This is an export of Redux DevTools, but of another site: none of its actions belongs to this app.',
  damagedActions: 'This looks like a trace, but its list of actions is damaged.',
  tooManySteps: (steps: number, limit: number) =>
    `This trace claims ${steps} steps; no recording has more than ${limit}, so it was not opened.`,
  tooDeep: 'This file is nested more deeply than any trace and was not opened.',
  noActions: 'This trace has no actions.',
  otherFormat:
    'This trace has a format of another version, which this page does not read. Open it with the replay page of the build that made it.',
};
