import { render, screen } from '@testing-library/react';
import { recordPlay } from '../../testing/longTrace';
import { makeTestSigner } from '../../testing/reportSigner';
import type { TestSigner } from '../../testing/reportSigner';
import { testApp, traceTextOf } from '../../testing/traceOf';
import { hexText, signatureMember } from '../../trace/reportSignature';
import { openReplay } from '../engine/openReplay';
import type { SignatureCheck } from '../engine/file/checkSignature';
import { prove } from '../engine/proof';
import { readSignatureKeys } from '../../config/signatureSettings';
import { VerificationBadge } from './VerificationBadge';
import { signatureTexts } from './verificationTexts';

beforeAll(() => void Object.assign(globalThis, { __BUILD__: testApp }));
afterEach(() => document.head.replaceChildren());

const unsigned = traceTextOf(recordPlay(20).recorder);
let operator: TestSigner;

beforeAll(async () => {
  operator = await makeTestSigner();
});

async function signedText(claims: object = {}): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(unsigned));
  const signature = await operator.sign(hexText(digest), claims);
  return `${unsigned.slice(0, -1)},"${signatureMember}":"${signature}"}`;
}

/** Makes this the setting of the page. */
function setKeys(content: string): void {
  const meta = document.createElement('meta');
  meta.name = 'signature-keys';
  meta.content = content;
  document.head.replaceChildren(meta);
}

/** What the signature of an open file proves, with the keys of the page. */
async function signatureOf(replay: Parameters<typeof prove>[0]): Promise<SignatureCheck | null> {
  let found: SignatureCheck | null = null;
  const { signal } = new AbortController();
  await prove(replay, readSignatureKeys(document), signal, ({ signature }) => {
    found = signature ?? found;
  });
  return found;
}

/** Shows what the page says of a file. */
async function openBadges(text: string) {
  const signature = await signatureOf(openReplay('recording.trace.json', text, 0));
  render(
    <VerificationBadge
      verification={{ kind: 'consistent', checked: 7 }}
      build={testApp}
      edits={null}
      signature={signature}
      timestamps={[0]}
    />,
  );
  return signature;
}

describe('the badges of a file', () => {
  it('say who saved a signed one and when, and still send to the server for money', async () => {
    setKeys(JSON.stringify({ keys: [operator.publicKey] }));
    await openBadges(await signedText());
    expect(
      screen.getByText(
        'Signed by the operator for player 1001 at 20-11-2026 14:05:09; unchanged since',
      ),
    ).toBeVisible();
    expect(screen.getByTitle(/not that all in it happened: confirm money/)).toBeVisible();
    expect(screen.getByText('Replays consistently; confirm money on the server')).toBeVisible();
    expect(screen.queryByTitle(/does not prove who made it/)).toBeNull();
  });

  it('say that a file is not signed where the page has keys', async () => {
    setKeys(JSON.stringify({ keys: [operator.publicKey] }));
    await openBadges(unsigned);
    expect(screen.getByText('Not signed')).toBeVisible();
    expect(
      screen.getByTitle(/the signature was removed\. Nothing shows who saved it/),
    ).toBeVisible();
  });

  it('do not speak of signatures where the operator signs no files', async () => {
    expect(await openBadges(unsigned)).toBeNull();
    expect(screen.getByTitle(/It does not prove who made it/)).toBeVisible();
    expect(screen.queryByText(/sign/i)).toBeNull();
  });

  it('say of an edited file that the signature does not fit', async () => {
    setKeys(JSON.stringify({ keys: [operator.publicKey] }));
    const text = await signedText();
    await openBadges(text.replace('"words":""', '"words":"paid"'));
    expect(screen.getByText('The signature does not fit this file')).toBeVisible();
    expect(screen.getByTitle(/It does not prove who made it/)).toBeVisible();
  });

  it.each([
    ['no setting', null],
    ['a setting that is no JSON', 'key'],
    ['a private key in the setting', '{"keys":[{"kty":"EC","d":"x"}]}'],
  ])('call the key unknown on a page with %s', async (_, content) => {
    if (content !== null) setKeys(content);
    await openBadges(await signedText());
    expect(screen.getByText('Signed with an unknown key')).toBeVisible();
    expect(screen.getByTitle(/This page has no key test-key/)).toBeVisible();
  });
});

describe('whose recording a signed file is', () => {
  it('is read from its states', async () => {
    setKeys(JSON.stringify({ keys: [operator.publicKey] }));
    const { timeline, ...replay } = openReplay('recording.trace.json', await signedText(), 0);
    const dararith = { userId: '1002', username: 'dararith', currency: 'KHR' };
    const stateAt = (step: number) => {
      const state = timeline.stateAt(step);
      const player = step < 7 ? null : dararith;
      return { ...state, session: { ...state.session, player } };
    };
    const found = await signatureOf({ ...replay, timeline: { ...timeline, stateAt } });
    expect(found).toMatchObject({ playerId: '1001', recordedPlayerId: '1002' });
    expect(found && signatureTexts(found).label).toBe(
      'Signed for player 1001, but recorded by player 1002',
    );
  });
});

it('a signature that the browser cannot check is called neither right nor wrong', () => {
  expect(signatureTexts({ kind: 'unchecked' }).label).toBe('Signature not checked');
});
