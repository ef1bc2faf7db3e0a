import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { offerDownload } from '../../platform/offerDownload';
import { baseName, longestNote, mostNotes, plainLines, withNotes } from '../engine/file/agentNotes';
import type { AgentNote } from '../engine/file/agentNotes';
import { clockText } from '../engine/timeText';
import { leaveField, noteFieldId } from './keyboard';
import type { Notes } from './useNotes';
import { usePlayback, useReplay } from './useReplay';

interface NoteListProps {
  notes: Notes;
  /** Takes what came of saving the file. */
  onNotice(text: string): void;
}

/** The field for a note at the step that is shown, and all notes of the file; each leads to its step. */
export function NoteList({ notes, onNotice }: NoteListProps) {
  const { fileName, text: fileText } = useReplay();
  const step = usePlayback((state) => state.step);
  const [text, setText] = useState('');
  const plain = plainLines(text);
  const isFull = notes.list.length >= mostNotes;

  function add() {
    if (plain === '' || isFull) return;
    notes.add({ step, text: plain });
    setText('');
  }

  function edit(note: AgentNote) {
    notes.remove(note);
    setText(note.text);
  }

  function save() {
    const name = `${baseName(fileName)}.notes.trace.json`;
    offerDownload(name, [withNotes(fileText, notes.list)]);
    notes.markSaved();
    onNotice('Saved a copy with the notes');
  }

  return (
    <Stack spacing={1}>
      <TextField
        id={noteFieldId}
        label={`Note at step ${step}`}
        multiline
        minRows={2}
        maxRows={8}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') leaveField(event);
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add();
        }}
        error={isFull}
        helperText={isFull ? `A file has ${mostNotes} notes at most.` : 'Ctrl + Enter keeps it.'}
        slotProps={{ htmlInput: { maxLength: longestNote } }}
      />
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={add} disabled={plain === '' || isFull}>
          Keep the note
        </Button>
        <Button
          variant="outlined"
          onClick={save}
          disabled={notes.isSaved && notes.list.length === 0}
        >
          Save with notes
        </Button>
      </Stack>
      <Typography variant="caption" color="textSecondary">
        {notes.list.length > 0 && !notes.isSaved && 'Not saved yet. '}
        No hash covers notes: anybody can write them.
      </Typography>
      <List dense disablePadding aria-label="Notes">
        {notes.list.map((note, index) => (
          <NoteItem
            key={`${note.step} ${index}`}
            note={note}
            onEdit={() => edit(note)}
            onRemove={() => notes.remove(note)}
          />
        ))}
      </List>
    </Stack>
  );
}

interface NoteItemProps {
  note: AgentNote;
  onEdit(): void;
  onRemove(): void;
}

function NoteItem({ note: { step, text }, onEdit, onRemove }: NoteItemProps) {
  const { playback, steps } = useReplay();
  const isShown = usePlayback((state) => state.step === step);
  const edit = () => {
    playback.goToStep(step);
    onEdit();
  };
  return (
    <ListItem divider disablePadding sx={{ display: 'block' }}>
      <ListItemButton
        selected={isShown}
        aria-current={isShown ? 'step' : undefined}
        onClick={() => playback.goToStep(step)}
      >
        <ListItemText
          primary={`Step ${step} · ${clockText(steps[step]?.at ?? 0)}`}
          secondary={text}
          slotProps={{
            primary: { variant: 'caption' },
            secondary: {
              color: 'textPrimary',
              sx: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
            },
          }}
        />
      </ListItemButton>
      <Button size="small" aria-label={`Edit the note at step ${step}`} onClick={edit}>
        Edit
      </Button>
      <Button size="small" aria-label={`Delete the note at step ${step}`} onClick={onRemove}>
        Delete
      </Button>
    </ListItem>
  );
}
