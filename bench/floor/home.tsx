/** The libraries of home, each used once: the MUI components of its screen, dates, toasts. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import dayjs from 'dayjs';
import { SnackbarProvider, enqueueSnackbar } from 'notistack';
import { showFloor } from './core';

showFloor(
  <ThemeProvider theme={createTheme()}>
    <GlobalStyles styles={{}} />
    <IconButton onClick={() => enqueueSnackbar('word')} />
    <Menu open={false}>
      <MenuItem />
    </Menu>
    <Tabs value={0} variant="scrollable">
      <Tab label={dayjs().format('DD-MM-YYYY')} />
    </Tabs>
    <Dialog open={false}>
      <Button />
    </Dialog>
    <SnackbarProvider />
  </ThemeProvider>,
);
