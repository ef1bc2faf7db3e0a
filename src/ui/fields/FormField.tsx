import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { ReactNode } from 'react';

export interface FormFieldProps extends Omit<
  OutlinedInputProps,
  'id' | 'label' | 'error' | 'notched'
> {
  label: string;
  /** What is wrong with the value; announced with the field. */
  errorText?: ReactNode;
  /** Stays visible next to the error. */
  helperText?: string | undefined;
}

/**
 * A labelled text field: the parts of MUI's TextField without the select and menu that it imports.
 * With a placeholder the label is raised, since the placeholder stands for a value.
 */
export function FormField({ label, errorText, helperText, ...input }: FormFieldProps) {
  const id = useId();
  const isRaised = input.placeholder === undefined ? undefined : true;
  return (
    <FormControl fullWidth error={Boolean(errorText)}>
      <InputLabel htmlFor={id} shrink={isRaised}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...input}
        notched={isRaised}
        id={id}
        label={label}
        aria-describedby={`${id}-text`}
      />
      <FormHelperText id={`${id}-text`}>
        {errorText}{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {helperText}
        </Box>
      </FormHelperText>
    </FormControl>
  );
}
