import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import { useReplay } from './useReplay';

interface StepButtonProps {
  label: string;
  /** The step that it goes to; null if there is none. */
  target: number | null;
  icon: typeof SvgIcon;
}

/** Goes to a step of the recording. */
export function StepButton({ label, target, icon: Icon }: StepButtonProps) {
  const { playback } = useReplay();
  return (
    <IconButton
      aria-label={label}
      disabled={target === null}
      onClick={() => playback.goToStep(target ?? 0)}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}
