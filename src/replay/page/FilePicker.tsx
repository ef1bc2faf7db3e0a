import type { ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { hiddenFromSight } from '../../ui/text';
import { DenseButton } from './dense';

/** Takes the focus and the keys in place of the button that is its label. */
const FileInput = styled('input')(hiddenFromSight);

const PickerButton = styled(DenseButton)({
  '&:focus-within': { outline: '3px solid var(--focus)', outlineOffset: 2 },
}) as typeof DenseButton;

interface FilePickerProps {
  label: string;
  isReading: boolean;
  variant: ButtonProps['variant'];
  onOpen(file: File): void;
}

/** A button that opens a trace from the disk. */
export function FilePicker({ label, isReading, variant, onOpen }: FilePickerProps) {
  return (
    <PickerButton
      component="label"
      role={undefined}
      tabIndex={-1}
      variant={variant}
      loading={isReading}
    >
      {label}
      <FileInput
        type="file"
        disabled={isReading}
        accept=".json,.gz,application/json,application/gzip"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // So that the same file can be chosen again.
          currentTarget.value = '';
          if (file) onOpen(file);
        }}
      />
    </PickerButton>
  );
}
