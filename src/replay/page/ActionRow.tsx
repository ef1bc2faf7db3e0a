import { memo } from 'react';
import type { ListedStep } from './openReplay';
import { offsetText } from './phnomPenhText';

interface ActionRowProps {
  step: ListedStep;
  /** The moment at which the visit begins, in milliseconds. */
  first: number;
  /** Pixels from the top of the list. */
  top: number;
  /** `here` is the step that is shown, `before` the nearest one before it. */
  mark: 'here' | 'before' | 'none';
  position: number;
  count: number;
  onChoose(step: number): void;
}

/** One action: number, time, kind, what happened and with what. */
export const ActionRow = memo(function ActionRow(props: ActionRowProps) {
  const { step, first, top, mark, position, count, onChoose } = props;
  return (
    <div
      id={`step-${step.index}`}
      role="option"
      aria-selected={mark === 'here'}
      aria-posinset={position}
      aria-setsize={count}
      className={`action action-${mark}${step.isError ? ' action-error' : ''}`}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => onChoose(step.index)}
    >
      <span className="action-head">
        <span className={`dot kind-${step.kind}`} title={step.kind} />
        <span className="action-label">{step.label}</span>
        <span className="action-time">{offsetText(step.at - first)}</span>
      </span>
      <span className="action-foot">
        <span className="action-index">{step.index}</span>
        <span className="action-summary">{step.summary}</span>
      </span>
    </div>
  );
});
