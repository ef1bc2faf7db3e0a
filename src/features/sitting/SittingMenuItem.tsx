import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import type { MenuItemProps } from '@mui/material/MenuItem';
import { km } from '../../i18n/km';
import { ClockIcon } from '../../ui/icons/icons';
import { ShortSittingFigures } from './SittingFigures';

/** Says in the user menu how long the player has been playing and what it cost. */
export function SittingMenuItem(props: MenuItemProps) {
  return (
    <MenuItem {...props}>
      <ClockIcon />
      <ListItemText primary={km.sitting.title} secondary={<ShortSittingFigures />} />
    </MenuItem>
  );
}
