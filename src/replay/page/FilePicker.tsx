import type { ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';
import { DenseButton } from './dense';

interface FilePickerProps {
  label: string;
  isReading: boolean;
  variant: ButtonProps['variant'];
  onOpen(file: File): void;
}

/** A button that opens a trace from the disk. */
export function FilePicker({ label, isReading, variant, onOpen }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Trace file"
        accept=".json,.gz,application/json,application/gzip"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // So that the same file can be chosen again.
          currentTarget.value = '';
          if (file) onOpen(file);
        }}
      />
      <DenseButton variant={variant} loading={isReading} onClick={() => input.current?.click()}>
        {label}
      </DenseButton>
    </>
  );
}
