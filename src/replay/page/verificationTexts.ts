import type { Build } from '../../app/layout/buildContext';
import { english } from '../engine/summary/english';
import {
  editLabel,
  editedPlaces,
  signatureLabel,
  verificationLabel,
} from '../engine/summary/proofLabels';
import { dateText } from '../engine/timeText';
import type { Verification } from '../engine/verification';
import type { SignatureCheck } from '../engine/file/checkSignature';
import type { Edits } from '../engine/file/findEdits';

const labels = english.proof;

/** What a badge says of a file. */
export interface BadgeTexts {
  color: 'success' | 'info' | 'warning' | 'error';
  label: string;
  /** For the tooltip. */
  meaning: string;
}

/** Whether another build than this page made the file; null if not, or if it is unknown. */
export function otherBuildTexts(build: Build | null): BadgeTexts | null {
  if (build === null || build.commit === __BUILD__.commit) return null;
  return {
    color: 'warning',
    label: 'Made by another build',
    meaning: `Made by ${build.version} ${build.commit}, replayed by ${__BUILD__.version} ${__BUILD__.commit}. What this build does differently shows as a divergence.`,
  };
}

/**
 * Where the file was edited after it was saved, or that its chain is missing; null if neither.
 *
 * @param timestamps of the steps, in milliseconds since the epoch
 */
export function editTexts(
  edits: Edits | 'noChain',
  timestamps: readonly number[],
): BadgeTexts | null {
  if (edits === 'noChain') {
    return {
      color: 'warning',
      label: labels.noChain,
      meaning:
        'Every recorder writes a chain of hashes over steps and times. This file has none, so nothing shows whether they were edited: confirm everything on the server.',
    };
  }
  const places = editedPlaces(edits, timestamps, labels);
  const label = editLabel(places, labels);
  if (label === null) return null;
  return {
    color: 'error',
    label,
    meaning: `The file was edited after it was saved: ${places.join(', ')}. There, trust neither its steps nor its times.`,
  };
}

/** What the signature of a file says of who saved it and when. It says nothing of the money in it. */
export function signatureTexts(found: SignatureCheck): BadgeTexts {
  const label = signatureLabel(found, labels);
  switch (found.kind) {
    case 'signed': {
      return {
        color: 'success',
        label,
        meaning: `The operator’s server signed this file with the key ${found.keyId} while it was saved. Only agents’ notes may have been added. It proves who saved the file and when, not that all in it happened: confirm money on the server.`,
      };
    }
    case 'otherPlayer': {
      const { playerId, signedAt, keyId } = found;
      return {
        color: 'error',
        label,
        meaning: `The operator’s server signed this file for player ${playerId} at ${dateText(signedAt)} with the key ${keyId}. The app saves no recording of another player, so somebody made or edited the file before it was signed.`,
      };
    }
    case 'unfit':
      return {
        color: 'error',
        label,
        meaning:
          'The file was changed after it was signed, or the signature is that of another file or made up. It proves nothing: confirm everything on the server.',
      };
    case 'unknownKey':
      return {
        color: 'warning',
        label,
        meaning: `This page has no key ${found.keyId}, so anybody may have signed the file. The operator’s keys are a setting of this page.`,
      };
    case 'missing':
      return {
        color: 'warning',
        label,
        meaning:
          'This page has keys of the operator, but the file has no signature: the server did not sign it while it was saved, or the signature was removed. Nothing shows who saved it.',
      };
    case 'unchecked':
      return {
        color: 'info',
        label,
        meaning: 'Browsers check signatures only on a page that is served over https.',
      };
  }
}

/**
 * How far the replay agrees with the hashes of the file.
 *
 * @param isSigned whether a signature says who saved it
 */
export function verificationTexts(found: Verification, isSigned: boolean): BadgeTexts {
  const label = verificationLabel(found, labels);
  const ofMaker = isSigned ? 'The signature says who saved it.' : 'It does not prove who made it.';
  switch (found.kind) {
    case 'checking':
      return {
        color: 'info',
        label,
        meaning: 'The states are being computed and compared with the trace.',
      };
    case 'consistent':
      return {
        color: 'success',
        label,
        meaning: `The file replays consistently with all ${found.checked} of its own hashes. ${ofMaker}`,
      };
    case 'partial':
      return {
        color: 'warning',
        label,
        meaning: `The file matches all of its hashes; the steps after the last of them have none. ${ofMaker} Confirm money on the server.`,
      };
    case 'unproven':
      return {
        color: 'info',
        label,
        meaning:
          'The file has no hashes of its states to compare with: confirm everything on the server.',
      };
    case 'diverged': {
      const { verifiedUntil: last, differsAt, reason } = found;
      const agreeing =
        last < 0 ? 'No step matches a hash.' : `Steps up to ${last} match their hashes.`;
      return {
        color: 'error',
        label,
        meaning: `${agreeing} The state after step ${differsAt} differs from the recorded one${reason === null ? '' : `: ${reason}`}.`,
      };
    }
  }
}
