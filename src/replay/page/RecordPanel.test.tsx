import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { renderInTheme } from '../../testing/renderInTheme';
import { atOnce } from '../engine/inChunks';
import { openReplay } from '../engine/openReplay';
import { readRecording } from '../engine/readRecording';
import { RecordPanel } from './RecordPanel';
import type { LoadedRecord } from './RecordPanel';
import { OpenReplayContext } from './useReplay';

const trace = gunzipSync(
  readFileSync(join(__dirname, '../../testing/traces/refused-bet.trace.json.gz')),
).toString();

/** Opens the panel on a recording of two presses: 42 for 1,000 riel, accepted, and 472, refused. */
function openPanel() {
  const replay = openReplay('recording.trace.json', trace, 0);
  const report = atOnce(readRecording(replay));
  function Panel() {
    const [record, setRecord] = useState<LoadedRecord | null>(null);
    const read = useMemo(() => report, []);
    return <RecordPanel report={read} loaded={record} onLoaded={setRecord} />;
  }
  renderInTheme(
    <OpenReplayContext value={replay}>
      <Panel />
    </OpenReplayContext>,
  );
  const [press] = report.bets;
  if (!press?.bet) throw new Error('the recording has no accepted bet');
  const { id, roundId, number, amount, createdAt } = press.bet;
  return {
    type: () => replay.steps[replay.playback.getState().step]?.type,
    row: {
      ...{ id, result_id: roundId, number, amount, created_at: createdAt },
      ...{ win_lose: 0, result: null, is_calculate: false },
    },
  };
}

/** A file whose bytes can be read: jsdom's own can't. */
function file(content: unknown, name = 'bets.json'): File {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const bytes = new TextEncoder().encode(text);
  return Object.assign(new File([text], name), {
    arrayBuffer: () => Promise.resolve(bytes.buffer),
  });
}

const choose = (chosen: File) =>
  userEvent.upload(screen.getByLabelText(/^Choose (the record|another)…$/), chosen);
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

describe('the bets beside the server’s record', () => {
  it('say what differs, and lead to the press', async () => {
    const { row, type } = openPanel();
    await choose(file({ data: [{ ...row, amount: 10_000 }] }));
    const [facts, remarks] = await rows();
    expect(facts).toHaveTextContent('≠ Differs');
    expect(remarks).toHaveTextContent(
      'amount differs: 1,000៛ on the screen and in the app’s calls, 10,000៛ on the server',
    );
    await userEvent.click(screen.getByText('≠ Differs'));
    expect(type()).toBe('bets/betSubmitted');
  });

  it('take a dropped file, and are copied as a text', async () => {
    const { row } = openPanel();
    fireEvent.drop(screen.getByRole('region'), { dataTransfer: { files: [file([row])] } });
    expect((await rows())[0]).toHaveTextContent('✓ Agrees');
    const user = userEvent.setup();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy for the ticket' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(copied).toHaveBeenCalledWith(expect.stringContaining('1. Agrees'));
  });

  it('call nothing missing in the last round of the record until the agent says that it has all of it', async () => {
    const { row } = openPanel();
    await choose(file([{ ...row, id: 1, amount: 7000 }]));
    expect((await rows())[0]).toHaveTextContent('? Not known');
    await userEvent.click(screen.getByRole('checkbox', { name: /^The record has all bets/ }));
    expect((await rows())[0]).toHaveTextContent('✗ Not in the record');
  });
});

describe('a file that is no record', () => {
  it.each([
    ['', 'This is not JSON'],
    ['[{"id":1', 'This is not JSON, or it is cut off or damaged.'],
    [{ message: 'Unauthenticated.' }, 'This JSON has no list of bets.'],
    [[{ name: 'x' }], 'This list has no bets:'],
    [{ $trace: {}, actionsById: {} }, 'This is a trace, not a record of bets.'],
    ['PK\0\0', 'This is not JSON'],
  ])('%j says so, and the record before it stays', async (content, message) => {
    const { row } = openPanel();
    await choose(file([row]));
    await rows();
    await choose(file(content));
    expect(await screen.findByText(message, { exact: false })).toBeVisible();
    expect((await rows())[0]).toHaveTextContent('✓ Agrees');
  });
});
