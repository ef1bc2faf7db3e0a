import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { plainText } from '../../lib/serverText';
import { longestAuthor, longestNote, mostNotes, plainLines } from '../file/agentNotes';
import type { AgentNote } from '../file/agentNotes';
import { useReplay } from './useReplay';

/** The note that is being written. */
export interface EditedNote {
  step: number;
  /** What it replaces; null for a new one. */
  before: AgentNote | null;
}

interface NoteDialogProps {
  /** Null while none is being written. */
  edited: EditedNote | null;
  onClose(): void;
  /** Takes what came of it. */
  onNotice(text: string): void;
}

/** Writes a note at a step. The author of the last one is offered again. */
export function NoteDialog({ edited, onClose, onNotice }: NoteDialogProps) {
  const [author, setAuthor] = useState('');
  return (
    <Dialog
      open={edited !== null}
      onClose={(_, reason) => {
        // A click beside it would lose what was written.
        if (reason === 'escapeKeyDown') onClose();
      }}
      fullWidth
      maxWidth="sm"
      aria-labelledby="note-title"
    >
      {edited !== null && (
        <NoteForm
          {...edited}
          author={edited.before?.author ?? author}
          onClose={onClose}
          onWritten={(written) => {
            setAuthor(written.author);
            onNotice(`Note at step ${written.step} kept. Save the file with its notes when done`);
          }}
        />
      )}
    </Dialog>
  );
}

interface NoteFormProps extends EditedNote {
  author: string;
  onClose(): void;
  onWritten(note: AgentNote): void;
}

function NoteForm({ step, before, author, onClose, onWritten }: NoteFormProps) {
  const { notebook } = useReplay();
  const [text, setText] = useState(before?.text ?? '');
  const [name, setName] = useState(author);
  const plain = plainLines(text);
  const isFull = before === null && notebook.getState().notes.length >= mostNotes;

  function write() {
    if (plain === '' || isFull) return;
    const note = { step, text: plain, author: plainText(name) };
    notebook.replace(before, note);
    onWritten(note);
    onClose();
  }

  return (
    <form
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        write();
      }}
    >
      <DialogTitle id="note-title">
        {before === null ? `Note at step ${step}` : `Edit the note at step ${step}`}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <TextField
          label="Note"
          multiline
          minRows={4}
          maxRows={10}
          autoFocus
          required
          margin="dense"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) write();
          }}
          error={isFull}
          helperText={isFull ? `A file has ${mostNotes} notes at most.` : 'Ctrl + Enter keeps it.'}
          slotProps={{ htmlInput: { maxLength: longestNote } }}
        />
        <TextField
          label="Author (optional)"
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: longestAuthor } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="contained" disabled={plain === '' || isFull}>
          Keep the note
        </Button>
      </DialogActions>
    </form>
  );
}
