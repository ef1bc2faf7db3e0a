import { render, screen } from '@testing-library/react';
import { testApp } from '../../testing/traceOf';
import { VerificationBadge } from './VerificationBadge';

beforeAll(() => void Object.assign(globalThis, { __BUILD__: testApp }));

const at = (time: string) => Date.parse(`2026-11-20T${time}+07:00`);
const badge = {
  verification: { kind: 'consistent', checked: 7 } as const,
  build: testApp,
  edits: null,
  timestamps: [at('10:54:00'), at('10:54:09'), at('10:55:30'), at('10:58:20')],
};

describe('the verdict on a file whose hashes all match', () => {
  it('says what was compared, and neither who made the file nor that a player saw it', () => {
    render(<VerificationBadge {...badge} />);
    const verdict = screen.getByRole('status');
    expect(verdict).toHaveTextContent('Replays consistently; confirm money on the server');
    expect(
      screen.getByTitle(/all 7 of its own hashes\. It does not prove who made it/),
    ).toBeVisible();
    expect(verdict).not.toHaveTextContent(/faithful|the player saw/i);
  });

  it('names the steps and clock times at which the file was edited', () => {
    const edits = { steps: [{ from: 1, to: 2 }], areDetailsEdited: false };
    render(<VerificationBadge {...badge} edits={edits} />);
    expect(screen.getByText('Edited: steps 1–2 (10:54:09–10:55:30)')).toBeVisible();
  });

  it('names further edited places in its tooltip', () => {
    const edits = {
      steps: [
        { from: 0, to: 0 },
        { from: 2, to: 3 },
      ],
      areDetailsEdited: true,
    };
    render(<VerificationBadge {...badge} edits={edits} />);
    expect(screen.getByText('Edited: step 0 (10:54:00) and 2 more')).toBeVisible();
    expect(screen.getByTitle(/steps 2–3 \(10:55:30–10:58:20\), the details/)).toBeVisible();
  });

  it('warns that a file lacks the chain that every recorder writes', () => {
    render(<VerificationBadge {...badge} edits="noChain" />);
    expect(screen.getByText('No chain: steps and times may have been edited')).toBeVisible();
    expect(screen.getByTitle(/nothing shows whether they were edited/)).toBeVisible();
  });

  it('does not speak of edits if the file is as it was saved', () => {
    const edits = { steps: [], areDetailsEdited: false };
    render(<VerificationBadge {...badge} edits={edits} />);
    expect(screen.getByText(/^Replays consistently/)).toBeVisible();
    expect(screen.queryByText(/^Edited/)).toBeNull();
  });
});
