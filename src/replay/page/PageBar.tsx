import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { offerDownload } from '../../platform/offerDownload';
import { Logo } from '../../ui/layout/Brand';
import { fileForDevTools } from '../engine/file/fileForDevTools';
import { FilePicker } from './OpenPanel';
import { MoreIcon } from './controls';
import { useReplay } from './useReplay';
import { otherLanguageOf, useTexts } from './useTexts';

interface PageBarProps {
  isReading: boolean;
  /** Opens a file in place of the one that is open. */
  onOpen(file: File): void;
  onSwitchLanguage(): void;
}

/** Which file this is, and what is rarely needed. */
export function PageBar({ isReading, onOpen, onSwitchLanguage }: PageBarProps) {
  const { fileName, trace, timeline } = useReplay();
  const texts = useTexts();
  const [menu, setMenu] = useState<HTMLElement | null>(null);

  function saveForDevTools() {
    const { text, firstStep } = fileForDevTools(trace, timeline.stateAt);
    const name = fileName.replace(/(\.trace|\.devtools)?(\.json)?(\.gz)?$/i, '');
    // The name tells that the extension will not show the steps before.
    const part = firstStep > 0 ? `.from-step-${firstStep}` : '';
    offerDownload(`${name}${part}.devtools.json`, [text]);
  }

  return (
    <AppBar component="div" sx={{ padding: '4px 12px' }}>
      <Toolbar variant="dense" sx={{ gap: '6px 10px', '&&': { minHeight: 36 } }}>
        <Logo size={26} />
        <Typography component="h1" variant="h3" noWrap title={fileName} sx={{ minWidth: 0 }}>
          {fileName}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, marginLeft: 'auto' }}>
          <FilePicker
            label={texts.openAnother}
            variant="outlined"
            isReading={isReading}
            onOpen={onOpen}
          />
          <IconButton
            aria-label={texts.more}
            aria-haspopup="menu"
            aria-expanded={menu !== null}
            color="inherit"
            onClick={({ currentTarget }) => setMenu(currentTarget)}
          >
            <MoreIcon fontSize="small" />
          </IconButton>
          <Menu
            anchorEl={menu}
            open={menu !== null}
            onClick={() => setMenu(null)}
            onClose={() => setMenu(null)}
          >
            <MenuItem onClick={onSwitchLanguage}>{otherLanguageOf(texts)}</MenuItem>
            <MenuItem onClick={saveForDevTools}>{texts.saveForDevTools}</MenuItem>
          </Menu>
        </Stack>
      </Toolbar>
    </AppBar>
  );
}
