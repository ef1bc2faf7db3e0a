import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { offerDownload } from '../../platform/offerDownload';
import { openViewer as open } from '../../testing/openViewer';
import { findingKinds } from '../engine/findings/finding';
import { openReplay } from '../engine/openReplay';

jest.mock('../../platform/offerDownload');

const openTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));

describe('the list of bets', () => {
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

  it('is one press away, with the number of presses, and tells each outcome', async () => {
    open();
    await openTab('Bets 2');
    const [accepted, refused] = rows();
    expect(accepted).toHaveTextContent('42round 2400011,000៛');
    expect(accepted).toHaveTextContent('Accepted');
    expect(accepted).toHaveTextContent('500,000៛→ 499,000៛');
    expect(refused).toHaveTextContent('472round 2400015,000៛');
    expect(refused).toHaveTextContent('Refused');
    expect(refused).toHaveTextContent('the server refused it (status 422)');
    expect(refused).toHaveTextContent('“The stake is above what is left for this number.”');
    expect(refused).toHaveTextContent('499,000៛no matching change');
  });

  it('leads to the press by a click on a row or Enter, and to each of its steps', async () => {
    const { step, type, user } = open();
    await openTab('Bets 2');
    await user.click(screen.getByText('Accepted'));
    expect(type()).toBe('bets/betSubmitted');
    const first = step();
    const [, refused] = rows();
    if (!refused) throw new Error('there is no second row');
    act(() => within(refused).getAllByRole('button')[0]?.focus());
    await user.keyboard('{Enter}');
    expect(type()).toBe('bets/betSubmitted');
    expect(step()).toBeGreaterThan(first);
    const answer = within(refused).getByRole('button', { name: /^refused/ });
    await user.click(answer);
    expect(type()).toBe('bets/betRefused');
    expect(answer).toHaveAttribute('aria-current', 'step');
  });

  it('gives way to the actions by the key of their search', async () => {
    const { user } = open();
    await openTab('Bets 2');
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});

describe('the list of findings', () => {
  it('counts them on its tab, and each leads to its step by a click or Enter', async () => {
    const { type, step, user } = open();
    await openTab('Findings 2');
    await user.click(
      screen.getByRole('button', { name: /connection lost while betting was open/ }),
    );
    expect(type()).toBe('connection/lost');
    const found = step();
    await user.keyboard('{Enter}');
    expect(step()).toBe(found);
  });

  it('says that nothing was found, and what was looked for', async () => {
    open('win');
    await openTab('Findings 0');
    expect(screen.getByText(/^Nothing found/)).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(findingKinds.length);
  });
});

describe('notes', () => {
  const listed = () =>
    within(screen.getByRole('list', { name: 'Notes' }))
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);

  /** Whether the browser asks before it leaves the page. */
  const asksBeforeLeaving = () =>
    !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  const twoNotes = [
    { step: 12, text: 'The stake' },
    { step: 20, text: 'The answer' },
  ];

  it('open the file at the first one, and lead to their steps', async () => {
    const { user, step } = open('win', twoNotes);
    expect(step()).toBe(12);
    expect(screen.getByRole('tab', { name: 'Notes 2', selected: true })).toBeVisible();
    await user.click(screen.getByText('The answer'));
    expect(step()).toBe(20);
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('are written with N at the step that is shown', async () => {
    const { user, replay } = open();
    act(() => replay.playback.goToStep(7));
    await user.keyboard('n');
    await user.paste('Player pressed twice');
    await user.click(screen.getByRole('button', { name: 'Keep the note' }));
    expect(asksBeforeLeaving()).toBe(true);
    await user.click(screen.getByRole('textbox', { name: 'Note at step 7' }));
    await user.paste('again');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(listed()).toEqual([
      expect.stringMatching(/^Step 7 · [\d:]+Player pressed twice/),
      expect.stringMatching(/^Step 7 · [\d:]+again/),
    ]);
  });

  it('are edited in the field, and deleted', async () => {
    const { user } = open('win', twoNotes);
    await user.click(screen.getByRole('button', { name: 'Edit the note at step 12' }));
    const field = screen.getByRole('textbox', { name: 'Note at step 12' });
    expect(field).toHaveValue('The stake');
    await user.type(field, ' of 07');
    await user.click(screen.getByRole('button', { name: 'Keep the note' }));
    await user.click(screen.getByRole('button', { name: 'Delete the note at step 20' }));
    expect(listed()).toEqual([expect.stringMatching(/The stake of 07/)]);
  });

  it('are saved in a copy of the file, after which the page can be left', async () => {
    const { user } = open('win', twoNotes);
    await user.click(screen.getByRole('button', { name: 'Delete the note at step 12' }));
    expect(asksBeforeLeaving()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save with notes' }));
    const [name, [text] = []] = jest.mocked(offerDownload).mock.lastCall ?? [];
    expect(name).toBe('recording.notes.trace.json');
    expect(openReplay('copy', text as string, null).trace.agentNotes).toEqual(twoNotes.slice(1));
    expect(asksBeforeLeaving()).toBe(false);
  });
});

describe('the developer’s view', () => {
  it('has the difference, the action and the state of the step as a tree', async () => {
    const { user, replay } = open();
    const refused = replay.steps.findIndex(({ type }) => type === 'bets/betRefused');
    act(() => replay.playback.goToStep(refused));
    await openTab('Developer');
    expect(screen.getByRole('treeitem', { name: /^bets\.receipts\.0\.state/ })).toHaveTextContent(
      '"sending" "refused"',
    );
    expect(screen.getByRole('treeitem', { name: /^message/ })).toHaveTextContent(
      '"The stake is above what is left for this number."',
    );
    await user.click(screen.getByText('State'));
    await user.click(screen.getByText('game'));
    expect(screen.getByRole('treeitem', { name: /^round/ })).toBeVisible();
  });
});
