import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Logo } from '../../ui/layout/Brand';
import { hiddenFromSight } from '../../ui/text';
import { openErrorText } from '../engine/file/openErrors';
import type { OpenFile } from './useOpenFile';
import { otherLanguageOf, useTexts } from './useTexts';

/** The page without a file. */
export function OpenPanel(props: OpenFile & { onSwitchLanguage(): void }) {
  const { error, isReading, open, onSwitchLanguage } = props;
  const texts = useTexts();
  return (
    <Box
      component="main"
      sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh', padding: 2 }}
    >
      <Paper sx={{ width: '100%', maxWidth: 540, padding: { xs: 3, sm: 5 } }}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Logo size={44} />
          <Typography variant="h1">{texts.title}</Typography>
          <Typography>{texts.lead}</Typography>
          <Stack direction="row" spacing={1}>
            <FilePicker
              label={texts.open}
              variant="contained"
              isReading={isReading}
              onOpen={open}
            />
            <Button onClick={onSwitchLanguage}>{otherLanguageOf(texts)}</Button>
          </Stack>
          <OpenError error={error} />
          <Typography variant="body2" color="textSecondary">
            {texts.files}
          </Typography>
        </Stack>
      </Paper>
    </Box>
  );
}

/** Why a file was not opened; read out when it appears. */
export function OpenError({ error }: Pick<OpenFile, 'error'>) {
  const texts = useTexts();
  return (
    <div role="alert">
      {error !== null && (
        <Alert severity="error" role="presentation">
          {openErrorText(error, texts)}
        </Alert>
      )}
    </div>
  );
}

interface FilePickerProps {
  label: string;
  variant: ButtonProps['variant'];
  isReading: boolean;
  onOpen(file: File): void;
}

/** A button that opens a file from the disk. */
export function FilePicker({ label, variant, isReading, onOpen }: FilePickerProps) {
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

/** Takes the focus and the keys in place of the button that is its label. */
const FileInput = styled('input')(hiddenFromSight);

const PickerButton = styled(Button)({
  '&:focus-within': { outline: '3px solid var(--focus)', outlineOffset: 2 },
}) as typeof Button;
