import type { Build } from '../../app/layout/buildContext';
import type { Faithfulness } from '../engine/faithfulness';

interface FaithBadgeProps {
  faithfulness: Faithfulness;
  /** The build that made the trace; null where nobody told. */
  build: Build | null;
}

/** Whether what is shown is what the player saw, and whether this build made the trace. */
export function FaithBadge({ faithfulness, build }: FaithBadgeProps) {
  const isOther = build !== null && build.commit !== __BUILD__.commit;
  const { tone, text, title } = faithWords(faithfulness);
  return (
    <span className="badges" role="status">
      <span className={`badge badge-${tone}`} title={title}>
        {text}
      </span>
      {isOther && (
        <span
          className="badge badge-warning"
          title={`Made by ${build.version} ${build.commit}, replayed by ${__BUILD__.version} ${__BUILD__.commit}. What this build does otherwise shows as a divergence.`}
        >
          Made by another build
        </span>
      )}
    </span>
  );
}

/** The badge's words for each finding. */
function faithWords(found: Faithfulness): { tone: string; text: string; title: string } {
  switch (found.kind) {
    case 'checking':
      return {
        tone: 'quiet',
        text: `Checking… ${Math.round(found.share * 100)} %`,
        title: 'The states are being computed and compared with the trace.',
      };
    case 'faithful':
      return {
        tone: 'good',
        text: 'Faithful',
        title: `All ${found.checked} fingerprints of the trace match: this is what the player saw.`,
      };
    case 'partial':
      return {
        tone: 'warning',
        text: `Faithful up to step ${found.trustedUntil}`,
        title: 'All fingerprints match; the steps after the last of them have none.',
      };
    case 'unproven':
      return {
        tone: 'quiet',
        text: 'No proof',
        title: 'The file has no fingerprints of its states to compare with.',
      };
    case 'diverged':
      return divergedWords(found);
  }
}

function divergedWords({
  trustedUntil,
  differsAt,
  reason,
}: Extract<Faithfulness, { kind: 'diverged' }>) {
  const proven =
    trustedUntil < 0 ? 'No step is proven.' : `Steps up to ${trustedUntil} are proven.`;
  return {
    tone: 'bad',
    text: `Diverged from step ${trustedUntil + 1}`,
    title: `${proven} The state after step ${differsAt} is not the player’s${reason === null ? '' : `: ${reason}`}.`,
  };
}
