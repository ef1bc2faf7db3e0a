import { useId } from 'react';
import type { ComponentProps } from 'react';
import './fields.css';

interface TextInputProps extends Omit<ComponentProps<'input'>, 'id' | 'placeholder'> {
  label: string;
  /** What is wrong with the value; it stands under the field and is told with it. */
  problem?: string | null | undefined;
  /** Shown in an empty field in place of a value that is not at hand. */
  standIn?: string | undefined;
}

/** A labelled text field of the first screens, which are drawn without MUI; it looks as MUI's does. */
export function TextInput({ label, problem, standIn, ...input }: TextInputProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  const hasProblem = Boolean(problem);
  const classes = `field${hasProblem ? ' field-bad' : ''}${standIn ? ' field-stand-in' : ''}`;
  return (
    <div className={classes}>
      {/* The label's place follows from the blank: it is shown only while nothing is typed. */}
      <input
        {...input}
        id={id}
        className="field-input"
        placeholder={standIn ?? ' '}
        aria-invalid={hasProblem}
        aria-describedby={hasProblem ? problemId : undefined}
      />
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hasProblem && (
        <p className="field-problem" id={problemId}>
          {problem}
        </p>
      )}
    </div>
  );
}
