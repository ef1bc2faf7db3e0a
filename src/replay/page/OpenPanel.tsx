import { Logo } from '../../ui/layout/Logo';
import { FilePicker } from './FilePicker';
import { ProblemNote } from './ProblemNote';
import { stepInHash } from './stepLink';

interface OpenPanelProps {
  problem: string | null;
  isReading: boolean;
  onOpen(file: File): void;
}

/** The page without a file. */
export function OpenPanel({ problem, isReading, onOpen }: OpenPanelProps) {
  const step = stepInHash(window.location.hash);
  return (
    <main className="open-panel">
      <div className="open-card">
        <Logo size={44} />
        <h1>Trace replay</h1>
        <p>See, step by step, what a player saw. Drop a trace here, or choose it.</p>
        {step !== null && (
          <p className="open-link">This link leads to step {step}. Open its trace to go there.</p>
        )}
        <FilePicker
          label="Open a trace…"
          isReading={isReading}
          variant="contained"
          onOpen={onOpen}
        />
        <ProblemNote problem={problem} />
        <ul>
          <li>
            <b>.trace.json</b> and <b>.trace.json.gz</b> saved by the app
          </li>
          <li>
            <b>.json</b> exported by the Redux DevTools extension
          </li>
        </ul>
        <p className="open-promise">
          The file stays on this computer: this page sends nothing anywhere.
        </p>
      </div>
    </main>
  );
}
