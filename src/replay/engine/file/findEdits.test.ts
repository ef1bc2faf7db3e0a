import { longTraceText, recordPlay } from '../../../testing/longTrace';
import { traceOf, traceTextOf } from '../../../testing/traceOf';
import type { ActionRun, CompactTraceFile, TraceFile } from '../../../trace/traceFormat';
import { atOnce } from '../inChunks';
import { findEdits } from './findEdits';
import { parseTrace } from './parseTrace';

const { recorder } = recordPlay(600);
const saved = traceTextOf(recorder);
const none = { steps: [], areDetailsEdited: false };

function editsOf(text: string) {
  const chain = parseTrace(text).details?.chain;
  if (!chain) throw new Error('the file has no chain');
  return atOnce(findEdits(text, chain));
}

/** What is found after an edit of the saved file. */
function editsAfter(edit: (file: TraceFile) => void) {
  const file = JSON.parse(saved) as TraceFile;
  edit(file);
  return editsOf(JSON.stringify(file));
}

const delay = (file: TraceFile, step: number) => {
  const lifted = file.actionsById[step];
  if (lifted) lifted.timestamp += 60_000;
};

describe('findEdits', () => {
  it('finds nothing in a file as it was saved, indented or not', () => {
    expect(traceOf(recorder).$trace.chain?.links.map(({ index }) => index)).toEqual([
      0, 250, 500, 600,
    ]);
    expect(editsOf(saved)).toEqual(none);
    expect(editsOf(JSON.stringify(JSON.parse(saved), null, 2))).toEqual(none);
  });

  it('finds the segment in which a time was rewritten', () => {
    expect(editsAfter((file) => delay(file, 300))).toEqual({
      ...none,
      steps: [{ from: 251, to: 500 }],
    });
  });

  it('finds the first step, whose time is that of the state before', () => {
    expect(editsAfter((file) => delay(file, 0))).toEqual({
      ...none,
      steps: [{ from: 0, to: 0 }],
    });
  });

  it('finds each of several edits, neighbours as one', () => {
    const found = editsAfter((file) => [0, 7, 600].forEach((step) => delay(file, step)));
    expect(found.steps).toEqual([
      { from: 0, to: 250 },
      { from: 501, to: 600 },
    ]);
  });

  it('finds a changed payload', () => {
    const found = editsAfter((file) => {
      const lifted = file.actionsById[20];
      if (lifted) lifted.action = { ...lifted.action, type: 'bets/betAccepted' };
    });
    expect(found.steps).toEqual([{ from: 1, to: 250 }]);
  });

  it('finds a step that is left out of the order or marked as skipped', () => {
    const leftOut = editsAfter((file) => {
      file.stagedActionIds = file.stagedActionIds.filter((id) => id !== 400);
    });
    expect(leftOut.steps).toEqual([{ from: 251, to: 500 }]);
    const skipped = editsAfter((file) => file.skippedActionIds.push(400));
    expect(skipped.steps).toEqual([{ from: 251, to: 500 }]);
  });

  it('finds steps in another order', () => {
    const found = editsAfter((file) => file.stagedActionIds.reverse());
    expect(found.steps).toEqual([{ from: 0, to: 600 }]);
  });

  it('finds steps that were added at the end', () => {
    const found = editsAfter((file) => {
      file.actionsById[601] = { ...(file.actionsById[600] ?? fail()) };
      file.stagedActionIds.push(601);
    });
    expect(found.steps).toEqual([{ from: 601, to: 601 }]);
  });

  it('finds changed details, such as the time of saving', () => {
    const found = editsAfter(({ $trace }) => void ($trace.savedAt += 1));
    expect(found).toEqual({ steps: [], areDetailsEdited: true });
  });
});

describe('findEdits in a long recording, whose countdown pushes are runs', () => {
  const longText = longTraceText();
  const longFile = () => JSON.parse(longText) as CompactTraceFile;
  const runIn = (file: CompactTraceFile, segment: number) => {
    const runs = file.segments[segment]?.filter((one): one is ActionRun => one.type === 'RUN');
    return runs?.find(({ gaps }) => gaps.length > 10) ?? fail();
  };
  const editsAfterRun = (edit: (file: CompactTraceFile) => void) => {
    const file = longFile();
    edit(file);
    return editsOf(JSON.stringify(file));
  };

  it('finds nothing in a file as it was saved', () => {
    expect(editsOf(longText)).toEqual(none);
  });

  it('names the segment in which the time of one push was rewritten', () => {
    const found = editsAfterRun((file) => {
      const { gaps } = runIn(file, 3);
      gaps[7] = (gaps[7] ?? 0) + 60_000;
    });
    expect(found).toEqual({ ...none, steps: [{ from: 501, to: 750 }] });
  });

  it('names the segment in which the seconds of one push were rewritten', () => {
    const found = editsAfterRun((file) => {
      const { changes } = runIn(file, 20);
      changes['secondsLeft']?.fill(-2, 3, 5);
    });
    expect(found).toEqual({ ...none, steps: [{ from: 4751, to: 5000 }] });
  });

  it('names only the segment that lost a step, as those after it agree with their own links', () => {
    const found = editsAfterRun((file) => file.segments[2]?.splice(1, 1));
    expect(found.steps).toHaveLength(1);
    expect(found.steps[0]?.from).toBe(251);
    expect(found.steps[0]?.to).toBeLessThan(500);
  });

  it('finds a segment that was added or taken away at the end', () => {
    const added = editsAfterRun((file) => file.segments.push(file.segments[3] ?? []));
    expect(added.steps).toEqual([{ from: 7308, to: 7557 }]);
    const lost = editsAfterRun((file) => file.segments.pop());
    expect(lost.steps).toEqual([{ from: 7250, to: 7250 }]);
  });

  it('finds changed details', () => {
    const found = editsAfterRun(({ $trace }) => void ($trace.words = 'another'));
    expect(found).toEqual({ steps: [], areDetailsEdited: true });
  });
});

function fail(): never {
  throw new Error('the file has no such step');
}
