import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { replay as khmer } from '../../i18n/texts/replay';
import { openRecording, recordedTickets } from '../../testing/recordedTicket';
import { renderInTheme } from '../../testing/renderInTheme';
import { testApp } from '../../testing/traceOf';
import { OpenReplayContext } from './useReplay';
import { Viewer } from './Viewer';

beforeAll(() => void Object.assign(globalThis, { __BUILD__: testApp }));

/** jsdom has no layout to observe. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/**
 * Shows a recorded session on the replay page.
 * @param linkedStep the step of a link; null for none
 */
function openViewer(name = 'refused-bet', linkedStep: number | null = null) {
  Object.assign(globalThis, { ResizeObserver: NoObserver });
  const replay = openRecording(join(recordedTickets, `${name}.trace.json.gz`), linkedStep);
  renderInTheme(
    <OpenReplayContext value={replay}>
      <Viewer
        error={null}
        isReading={false}
        open={() => undefined}
        onSwitchLanguage={() => undefined}
      />
    </OpenReplayContext>,
  );
  const step = () => replay.playback.getState().step;
  return { user: userEvent.setup(), replay, step, type: () => replay.steps[step()]?.type };
}

const rows = async () => within(await screen.findByRole('listbox')).findAllByRole('option');
/** What takes a press or the focus. */
const controls = () =>
  [...document.querySelectorAll('button, input, a[href], [tabindex="0"], [role="tab"]')].filter(
    (one) => !one.closest('[inert]'),
  );

describe('the replay page with a file that has just been opened', () => {
  it('has its first marked row selected and its step shown, in Khmer', async () => {
    const { type } = openViewer('refused-bet');
    const [first] = await rows();
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(first).toHaveTextContent(`${khmer.kinds.stake} #240001 · 472 · 5,000៛`);
    expect(first).toHaveTextContent('“The stake is above what is left for this number.”');
    expect(type()).toBe('bets/betRefused');
    expect(document.body.textContent).not.toMatch(/\b(Stake|Round|Player|Proof|Step \d)/);
  });

  it('shows the last stake if nothing is marked', async () => {
    const { type } = openViewer('win');
    expect(await screen.findByText(khmer.nothingFound)).toBeVisible();
    const selected = (await rows()).find((row) => row.getAttribute('aria-selected') === 'true');
    expect(selected).toHaveTextContent('#240001 · 8 · 1,000៛');
    expect(type()).toBe('bets/betSubmitted');
  });

  it('has at most ten controls', async () => {
    openViewer();
    await rows();
    expect(controls().length).toBeLessThanOrEqual(10);
  });

  it('stays at the step of a link', async () => {
    const { step } = openViewer('refused-bet', 7);
    await rows();
    expect(step()).toBe(7);
  });
});

it('the ledger leads to the step of a row by a click and by the arrows', async () => {
  const { user, step } = openViewer('refused-bet');
  const all = await rows();
  const first = step();
  await user.click(all[3] ?? document.body);
  expect(all[3]).toHaveAttribute('aria-selected', 'true');
  expect(step()).toBeLessThan(first);
  screen.getByRole('listbox').focus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(all[0]).toHaveAttribute('aria-selected', 'true');
  expect(step()).toBe(first);
});
