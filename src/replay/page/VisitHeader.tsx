import Button from '@mui/material/Button';
import { Logo } from '../../ui/layout/Logo';
import type { Faithfulness } from '../engine/faithfulness';
import { FaithBadge } from './FaithBadge';
import { FilePicker } from './FilePicker';
import { SaveButtons } from './SaveButtons';
import { VisitFacts } from './VisitFacts';
import type { Replay } from './openReplay';

interface VisitHeaderProps {
  replay: Replay;
  faithfulness: Faithfulness;
  isReading: boolean;
  onOpen(file: File): void;
  onHelp(): void;
  onTold(words: string): void;
}

/** Which file this is, whether it can be trusted, and what is known of the visit. */
export function VisitHeader(props: VisitHeaderProps) {
  const { replay, faithfulness, isReading, onOpen, onHelp, onTold } = props;
  const { details, notes, momentsAre } = replay.trace;
  return (
    <header className="visit">
      <div className="visit-bar">
        <Logo size={26} />
        <h1 title={replay.fileName}>{replay.fileName}</h1>
        <FaithBadge faithfulness={faithfulness} build={details?.app ?? null} />
        <span className="visit-gap" />
        <SaveButtons replay={replay} onTold={onTold} />
        <FilePicker
          label="Open another…"
          isReading={isReading}
          variant="outlined"
          onOpen={onOpen}
        />
        <Button variant="outlined" onClick={onHelp} aria-haspopup="dialog">
          Keys&nbsp;<kbd aria-hidden="true">?</kbd>
        </Button>
      </div>
      <VisitFacts replay={replay} />
      {details !== null && details.words !== '' && (
        <p className="visit-words">
          <b>The player’s words</b>
          <q>{details.words}</q>
        </p>
      )}
      {details?.problem && (
        <p className="visit-words visit-problem">
          <b>The visit ended with</b>
          <span>{details.problem}</span>
        </p>
      )}
      {(notes.length > 0 || momentsAre !== 'recorded') && (
        <p className="visit-words visit-notes">
          <b>Of this file</b>
          <span>{[...notes, ...momentNotes[momentsAre]].join(' ')}</span>
        </p>
      )}
    </header>
  );
}

const momentNotes = {
  recorded: [],
  derived: ['It has no times of its own; those shown come from the stamps inside the actions.'],
  invented: ['It has no times: a second was put between the actions.'],
};
