import { screen, within } from '@testing-library/react';
import { replaySummary } from '../../i18n/texts/replaySummary';
import { openViewer } from '../../testing/openViewer';
import { english } from '../engine/summary/english';
import { findingKinds } from '../engine/findings/finding';

afterEach(() => localStorage.clear());

const summary = (texts = replaySummary) => screen.findByRole('list', { name: texts.name });

describe('the replay page with a file that has just been opened', () => {
  it('answers in Khmer, and shows the step of the first finding', async () => {
    const { type } = openViewer('refused-bet');
    expect(await summary()).toHaveTextContent(replaySummary.bets.notAccepted(1));
    expect(screen.getByRole('tab', { name: 'Summary', selected: true })).toBeVisible();
    expect(type()).toBe('bets/betRefused');
    expect(screen.getByRole('heading', { name: /^Step \d+ bets\/betRefused$/ })).toBeVisible();
  });

  it('has few buttons: what support rarely needs is behind its tab or in a menu', async () => {
    const { user } = openViewer();
    await summary();
    const buttons = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
    expect(buttons.length).toBeLessThan(8);
    expect(screen.queryByRole('button', { name: 'Next error' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Steps' }));
    expect(screen.getByRole('button', { name: 'Next error' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Copy link to step',
      'Save for Redux DevTools',
      'Keys (?)',
    ]);
    await user.keyboard('e{Escape}');
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeVisible();
  });

  it('stays at the step of a link', async () => {
    const { step } = openViewer('refused-bet', 7);
    await screen.findByRole('tab', { name: 'Findings 2' });
    expect(step()).toBe(7);
  });

  it('begins at the first step if nothing was found', async () => {
    const { step } = openViewer('win');
    expect(await summary()).toHaveTextContent(replaySummary.findings.none(findingKinds.length));
    expect(step()).toBe(0);
  });
});

describe('a line of the summary', () => {
  it('leads to its step, and is marked while that is shown', async () => {
    const { user, type } = openViewer('refused-bet');
    const name = new RegExp(replaySummary.bets.notAccepted(1));
    const refused = within(await summary()).getByRole('link', { name });
    expect(refused).not.toHaveAttribute('aria-current');
    await user.click(refused);
    expect(type()).toBe('bets/betSubmitted');
    expect(refused).toHaveAttribute('aria-current', 'step');
  });
});

describe('the language of the summary', () => {
  it('is switched to English, and the browser remembers it', async () => {
    const { user } = openViewer('win');
    await summary();
    await user.click(screen.getByRole('button', { name: english.language }));
    expect(await summary(english)).toHaveTextContent('bets and prizes explain all 3 changes');
    expect(localStorage.getItem('replayLanguage')).toBe('en');
  });

  it('is that of the last time', async () => {
    localStorage.setItem('replayLanguage', 'en');
    openViewer('win');
    expect(await summary(english)).toBeVisible();
  });
});
