import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openViewer as open } from '../../testing/openViewer';
import { findingKinds } from '../engine/findings/finding';

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
