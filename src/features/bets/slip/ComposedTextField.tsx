import { useState } from 'react';
import type { ChangeEvent, CompositionEvent } from 'react';
import { FormField } from '../../../ui/fields/FormField';
import type { FormFieldProps } from '../../../ui/fields/FormField';

/**
 * A text field that reports text from an input method once its composition is complete. Setting a
 * value during a composition would end it and enter its parts twice.
 *
 * Handlers for keys, mouse and clipboard are those of the input, not of the whole field.
 */
export function ComposedTextField({
  value,
  onChange,
  onKeyDown,
  onMouseUp,
  onPaste,
  inputMode,
  ...props
}: FormFieldProps) {
  const [composed, setComposed] = useState<string | null>(null);
  const htmlInput = {
    inputMode,
    onKeyDown,
    onMouseUp,
    onPaste,
    onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
      setComposed(currentTarget.value),
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      setComposed(null);
      onChange?.(event as unknown as ChangeEvent<HTMLInputElement>);
    },
  };
  return (
    <FormField
      {...props}
      value={composed ?? value}
      onChange={(event) =>
        composed === null ? onChange?.(event) : setComposed(event.target.value)
      }
      slotProps={{ input: htmlInput }}
    />
  );
}
