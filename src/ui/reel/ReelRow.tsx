import { styled } from '@mui/material/styles';
import { km } from '../../i18n/km';
import { RollingReel } from './RollingReel';

const Reels = styled('div')({
  display: 'flex',
  justifyContent: 'center',
  gap: 'clamp(8px, 3vw, 20px)',
});

interface ReelRowProps {
  /** Revealed digits in reading order (hundreds, tens, ones); null while a reel rolls. */
  digits: readonly [string | null, string | null, string | null];
}

const labels = [km.resultModal.hundreds, km.resultModal.tens, km.resultModal.ones] as const;

/** The three reels of a result, as they are read. */
export function ReelRow({ digits }: ReelRowProps) {
  return (
    <Reels>
      {labels.map((label, place) => (
        <RollingReel key={label} digit={digits[place] ?? null} label={label} />
      ))}
    </Reels>
  );
}
