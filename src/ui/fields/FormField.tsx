import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

export interface FormFieldProps extends Omit<
  OutlinedInputProps,
  'id' | 'label' | 'error' | 'notched'
> {
  label: string;
  /** What is wrong with the value; it stands under the field and is told with it. */
  problem?: string | null | undefined;
  /** Stands there while nothing is wrong. */
  hint?: string | undefined;
}

/**
 * A labelled text field: what MUI's TextField is made of, without the select and the menu that it
 * brings along. A placeholder stands for a value that is not at hand, so the label makes room for it.
 */
export function FormField({ label, problem, hint, ...input }: FormFieldProps) {
  const id = useId();
  const text = problem ?? hint;
  const raised = input.placeholder === undefined ? {} : { shrink: true };
  const notched = input.placeholder === undefined ? {} : { notched: true };
  return (
    <FormControl fullWidth error={Boolean(problem)}>
      <InputLabel htmlFor={id} {...raised}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...input}
        {...notched}
        id={id}
        label={label}
        aria-describedby={text ? `${id}-text` : undefined}
      />
      {text && <FormHelperText id={`${id}-text`}>{text}</FormHelperText>}
    </FormControl>
  );
}
