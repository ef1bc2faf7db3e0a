import { OpenPanel } from './OpenPanel';
import { Viewer } from './Viewer';
import { useFileDrop } from './useFileDrop';
import { useOpenFile } from './useOpenFile';

/** The whole page: the way in, or the visit that is open. */
export function ReplayPage() {
  const { replay, openings, problem, isReading, open } = useOpenFile();
  const isOver = useFileDrop(open);
  return (
    <div className={isOver ? 'replay-page replay-drop' : 'replay-page'}>
      <title>{replay === null ? 'Trace replay' : `${replay.fileName} · Trace replay`}</title>
      {replay === null ? (
        <OpenPanel problem={problem} isReading={isReading} onOpen={open} />
      ) : (
        <Viewer
          key={openings}
          replay={replay}
          problem={problem}
          isReading={isReading}
          onOpen={open}
        />
      )}
      {isOver && (
        <p className="drop-hint" role="status">
          Let go to open the trace
        </p>
      )}
    </div>
  );
}
