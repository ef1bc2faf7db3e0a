import { styled } from '@mui/material/styles';

/** Figures of one width each, so that what changes does not move. */
export const Figures = styled('span')({ fontVariantNumeric: 'tabular-nums' });

/** Styles of what only assistive tools get to know. */
export const hiddenFromSight = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Text that is heard and not seen. */
export const VisuallyHidden = styled('span')(hiddenFromSight);
