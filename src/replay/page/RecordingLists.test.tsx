import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInTheme } from '../../testing/renderInTheme';
import { openReplay } from '../engine/openReplay';
import { firstFilter } from '../engine/stepFilter';
import { RecordingLists } from './RecordingLists';
import type { ListName } from './RecordingLists';
import { useFieldKeys } from './useFieldKeys';
import { OpenReplayContext } from './useReplay';

function Lists() {
  const [list, setList] = useState<ListName>('Steps');
  useFieldKeys(() => setList('Steps'));
  return (
    <RecordingLists
      shown={list}
      onShow={setList}
      listed={[]}
      searched={null}
      filter={firstFilter}
      onFilter={() => undefined}
      history={null}
      onCloseHistory={() => undefined}
    />
  );
}

const folder = join(__dirname, '../../testing/traces');

/** Opens the lists of a recorded session. */
function openLists(name = 'refused-bet') {
  const text = gunzipSync(readFileSync(join(folder, `${name}.trace.json.gz`))).toString();
  const replay = openReplay('recording.trace.json', text, 0);
  renderInTheme(
    <OpenReplayContext value={replay}>
      <Lists />
    </OpenReplayContext>,
  );
  const step = () => replay.playback.getState().step;
  return { step, type: () => replay.steps[step()]?.type };
}

const openBets = async () => userEvent.click(await screen.findByRole('tab', { name: 'Bets 2' }));
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

describe('the list of bets', () => {
  it('is one press away, with the number of presses, and tells each outcome', async () => {
    openLists();
    await openBets();
    const [accepted, refused] = rows();
    expect(accepted).toHaveTextContent('42 1,000round 240001');
    expect(accepted).toHaveTextContent('Accepted');
    expect(accepted).toHaveTextContent('500,000→ 499,000');
    expect(refused).toHaveTextContent('472 5,000round 240001');
    expect(refused).toHaveTextContent('Refused');
    expect(refused).toHaveTextContent('the server refused it (status 422)');
    expect(refused).toHaveTextContent('“The stake is above what is left for this number.”');
    expect(refused).toHaveTextContent('499,000no matching change');
  });

  it('leads to the press by a click on a row or Enter, and to each of its steps', async () => {
    const { step, type } = openLists();
    await openBets();
    await userEvent.click(screen.getByText('Accepted'));
    expect(type()).toBe('bets/betSubmitted');
    const first = step();
    const [, refused] = rows();
    if (!refused) throw new Error('there is no second row');
    act(() => within(refused).getAllByRole('button')[0]?.focus());
    await userEvent.keyboard('{Enter}');
    expect(type()).toBe('bets/betSubmitted');
    expect(step()).toBeGreaterThan(first);
    const answer = within(refused).getByRole('button', { name: /^refused/ });
    await userEvent.click(answer);
    expect(type()).toBe('bets/betRefused');
    expect(answer).toHaveAttribute('aria-current', 'step');
  });

  it('gives way to the actions by the key of their search', async () => {
    openLists();
    await openBets();
    await userEvent.keyboard('/');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  });
});

describe('the list of findings', () => {
  it('counts them on its tab, and each leads to its step by a click or Enter', async () => {
    const { type, step } = openLists();
    await userEvent.click(await screen.findByRole('tab', { name: 'Findings 1' }));
    const finding = screen.getByRole('button', { name: /connection lost while betting was open/ });
    await userEvent.click(finding);
    expect(type()).toBe('game/connectionLost');
    const found = step();
    await userEvent.keyboard('{Enter}');
    expect(step()).toBe(found);
  });

  it('says that nothing was found, and what was looked for', async () => {
    openLists('win');
    await userEvent.click(await screen.findByRole('tab', { name: 'Findings 0' }));
    expect(screen.getByText(/^Nothing found/)).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(11);
  });
});
