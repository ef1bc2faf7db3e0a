import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { offerDownload } from '../../lib/offerDownload';
import { writeCaseFile } from '../caseFile/writeCaseFile';
import { withNotes } from '../file/agentNotes';
import type { AgentNote } from '../file/agentNotes';
import { baseName } from '../file/baseName';
import type { EditedNote } from './NoteDialog';
import { useNotebook } from './useNotebook';
import { usePlayback, useReplay } from './useReplay';
import { useTimeText } from './useTimeText';

interface NoteListProps {
  onAdd(): void;
  onEdit(note: EditedNote): void;
  /** Takes what came of it, and how to undo it. */
  onNotice(text: string, undo?: () => void): void;
}

/** All notes of the file; each leads to its step. */
export function NoteList({ onAdd, onEdit, onNotice }: NoteListProps) {
  const replay = useReplay();
  const { fileName, text, notebook } = replay;
  const { notes, isSaved } = useNotebook();
  const [isWriting, setWriting] = useState(false);

  function save() {
    offerDownload(`${baseName(fileName)}.notes.trace.json`, [withNotes(text, notes)]);
    notebook.markSaved();
    onNotice('Saved a copy with the notes');
  }

  async function saveCaseFile() {
    setWriting(true);
    const page = await writeCaseFile(replay, Date.now());
    setWriting(false);
    offerDownload(`${baseName(fileName)}.case.html`, [page]);
    onNotice('Saved a page for readers who do not have the replay');
  }

  function remove(note: AgentNote) {
    notebook.replace(note, null);
    onNotice(`Note at step ${note.step} deleted`, () => notebook.replace(null, note));
  }

  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBottom: 1 }}>
        <Button variant="contained" onClick={onAdd}>
          Add a note
        </Button>
        <Button variant="outlined" onClick={save} disabled={isSaved && notes.length === 0}>
          Save with notes
        </Button>
        <Button variant="outlined" loading={isWriting} onClick={() => void saveCaseFile()}>
          Save case file
        </Button>
      </Stack>
      <Typography variant="caption" component="p" color="textSecondary">
        {notes.length === 0
          ? 'No notes yet. A note belongs to the step that is shown.'
          : `${isSaved ? 'Saved in a copy of the file.' : 'Not saved yet.'} No hash covers notes: anybody can write them.`}
      </Typography>
      <List dense disablePadding aria-label="Notes">
        {notes.map((note, index) => (
          <NoteItem
            key={`${note.step} ${index}`}
            note={note}
            onEdit={() => onEdit({ step: note.step, before: note })}
            onRemove={() => remove(note)}
          />
        ))}
      </List>
    </>
  );
}

interface NoteItemProps {
  note: AgentNote;
  onEdit(): void;
  onRemove(): void;
}

function NoteItem({ note: { step, text, author }, onEdit, onRemove }: NoteItemProps) {
  const { playback, steps } = useReplay();
  const time = useTimeText();
  const isShown = usePlayback((state) => state.step === step);
  const place = `Step ${step} · ${time.clock(steps[step]?.at ?? 0)}`;
  return (
    <ListItem divider disablePadding sx={{ display: 'block' }}>
      <ListItemButton
        selected={isShown}
        aria-current={isShown ? 'step' : undefined}
        onClick={() => playback.goToStep(step)}
      >
        <ListItemText
          primary={author === '' ? place : `${place} · ${author}`}
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
      <Button size="small" aria-label={`Edit the note at step ${step}`} onClick={onEdit}>
        Edit
      </Button>
      <Button size="small" aria-label={`Delete the note at step ${step}`} onClick={onRemove}>
        Delete
      </Button>
    </ListItem>
  );
}
