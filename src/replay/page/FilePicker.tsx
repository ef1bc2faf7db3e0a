import Button from '@mui/material/Button';
import { useRef } from 'react';

interface FilePickerProps {
  label: string;
  isReading: boolean;
  variant: 'contained' | 'outlined';
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
      <Button
        variant={variant}
        color={variant === 'contained' ? 'primary' : 'inherit'}
        loading={isReading}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
