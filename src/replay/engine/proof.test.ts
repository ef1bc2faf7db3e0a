import { recordPlay } from '../../testing/longTrace';
import { traceTextOf } from '../../testing/traceOf';
import type { TraceFile } from '../../trace/traceFormat';
import { openReplay } from './openReplay';
import { prove, unknownProof } from './proof';
import type { Proof } from './proof';

async function proofOf(file: object): Promise<Proof> {
  let proof = unknownProof;
  const replay = openReplay('recording.trace.json', JSON.stringify(file), 0);
  await prove(replay, new AbortController().signal, (found) => {
    proof = { ...proof, ...found };
  });
  return proof;
}

it('the proof of a file names a chain that was removed, and expects none of a DevTools export', async () => {
  const { $trace, ...lifted } = JSON.parse(traceTextOf(recordPlay(20).recorder)) as TraceFile;
  const { chain: _, ...details } = $trace;
  expect(await proofOf({ ...lifted, $trace })).toMatchObject({
    edits: { steps: [], areDetailsEdited: false },
  });
  expect((await proofOf({ ...lifted, $trace: details })).edits).toBe('noChain');
  expect((await proofOf(lifted)).edits).toBeNull();
});
