import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

interface UnsavedNotesProps {
  isOpen: boolean;
  onCancel(): void;
  onDiscard(): void;
}

/** Asks before a file is closed, or another one opened in its place, while its notes are not saved. */
export function UnsavedNotes({ isOpen, onCancel, onDiscard }: UnsavedNotesProps) {
  return (
    <Dialog open={isOpen} onClose={onCancel} aria-labelledby="unsaved-title">
      <DialogTitle id="unsaved-title">Your notes are not saved</DialogTitle>
      <DialogContent>The file is closed, and its notes are lost.</DialogContent>
      <DialogActions>
        <Button onClick={onDiscard}>Close without saving</Button>
        <Button variant="contained" onClick={onCancel}>
          Back to the notes
        </Button>
      </DialogActions>
    </Dialog>
  );
}
