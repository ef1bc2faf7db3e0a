import { render, screen } from '@testing-library/react';
import { testApp } from '../../testing/traceOf';
import { VerificationBadge } from './VerificationBadge';

beforeAll(() => void Object.assign(globalThis, { __BUILD__: testApp }));

const badge = {
  verification: { kind: 'consistent', checked: 7 } as const,
  build: testApp,
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
});
