import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { MoreIcon } from './controls';

interface MoreMenuProps {
  name: string;
  /** What support rarely needs, by its name. */
  items: Readonly<Record<string, () => void>>;
}

export function MoreMenu({ name, items }: MoreMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        color="inherit"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {Object.entries(items).map(([item, onSelect]) => (
          <MenuItem
            key={item}
            onClick={() => {
              setAnchor(null);
              onSelect();
            }}
          >
            {item}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
