import type { Trace } from '../file/parseTrace';

const timestampNotes = {
  recorded: '',
  derived: 'It has no timestamps; the times shown are taken from inside the actions.',
  invented: 'It has no times: one second was put between the actions.',
};

const noEnd =
  'The end may be missing: the recording has no closing mark, as after a crash.';

const noChain = 'No hash covers its times: it has no chain over its steps.';

/** What is odd about a file. */
export function remarksOn({ details, notes, timestampSource }: Trace): string[] {
  const endNote = details === null || details.isClosed ? '' : noEnd;
  const chainNote = details === null || details.chain ? '' : noChain;
  return [...notes, endNote, chainNote, timestampNotes[timestampSource]].filter(Boolean);
}
