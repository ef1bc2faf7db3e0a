/** A bare MUI dialog of three lines, opened by the key Enter. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { useState } from 'react';
import { showFloor } from './core';

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button autoFocus onClick={() => setIsOpen(true)} />
      <Dialog open={isOpen}>
        {['one', 'two', 'three'].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Dialog>
    </>
  );
}

showFloor(
  <ThemeProvider theme={createTheme()}>
    <Opener />
  </ThemeProvider>,
);
