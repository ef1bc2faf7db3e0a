import type { StateChange } from '../engine/stateChanges';
import { briefValue } from './briefValue';

/** A list that is replaced as a whole has thousands of differences; the first ones tell enough. */
const most = 200;

/** The differences of a step, each with its path, what was and what is. */
export function ChangeList({ changes }: { changes: readonly StateChange[] }) {
  if (changes.length === 0) {
    return <p className="detail-empty">This step changed nothing in the state.</p>;
  }
  return (
    <>
      <ul className="changes">
        {changes.slice(0, most).map((change) => (
          <li key={change.path.join('.')}>
            <code className="change-path">{change.path.join('.')}</code>
            {change.kind !== 'added' && (
              <del>
                <span className="visually-hidden">was </span>
                {briefValue(change.before)}
              </del>
            )}
            {change.kind !== 'removed' && (
              <ins>
                <span className="visually-hidden">is </span>
                {briefValue(change.after)}
              </ins>
            )}
          </li>
        ))}
      </ul>
      {changes.length > most && (
        <p className="detail-empty">… and {changes.length - most} more differences.</p>
      )}
    </>
  );
}
