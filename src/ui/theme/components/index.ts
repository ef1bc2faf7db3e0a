import type { ThemeOptions } from '@mui/material/styles';
import { baseline } from './baseline';
import { buttons } from './buttons';
import { inputs } from './inputs';
import { navigation } from './navigation';
import { surfaces } from './surfaces';

/** How each MUI part looks in this product: its defaults, and what differs from MUI's own. */
export const components: NonNullable<ThemeOptions['components']> = {
  ...baseline,
  ...buttons,
  ...inputs,
  ...navigation,
  ...surfaces,
};
