import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';

interface IconListProps {
  texts: readonly string[];
  icon: (props: SvgIconProps) => ReactNode;
  color: 'success' | 'error';
}

/** A list of texts, each behind the same icon. */
export function IconList({ texts, icon: Icon, color }: IconListProps) {
  return (
    <List dense disablePadding>
      {texts.map((text) => (
        <ListItem key={text} disableGutters sx={{ alignItems: 'flex-start', gap: 1, py: 0.25 }}>
          {/* Centred on the first line of the text. */}
          <Icon fontSize="small" color={color} sx={{ mt: 0.5 }} />
          {text}
        </ListItem>
      ))}
    </List>
  );
}
