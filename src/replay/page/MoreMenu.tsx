import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { MoreIcon } from './controls';

/** What support rarely needs, by its name. */
export function MoreMenu({ items }: { items: Readonly<Record<string, () => void>> }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label="More"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        color="inherit"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {Object.entries(items).map(([name, onSelect]) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null);
              onSelect();
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
