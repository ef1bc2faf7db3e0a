import { Button } from '../buttons/Button';
import './state.css';
import { StatePicture, type StateKind } from './StatePicture';

interface StatePanelProps {
  kind: StateKind;
  title: string;
  hint?: string | undefined;
  action?: { label: string; onClick: () => void } | undefined;
}

/** Fills the place of content that is not there: nothing yet, a failure, or no network. */
export function StatePanel({ kind, title, hint, action }: StatePanelProps) {
  return (
    <div className="state-panel" role="status">
      <StatePicture kind={kind} />
      <p className="state-title">{title}</p>
      {hint !== undefined && <p className="state-hint">{hint}</p>}
      {action && (
        <Button className="state-action" variant="outlined" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
