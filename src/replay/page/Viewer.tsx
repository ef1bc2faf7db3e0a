import { useMemo, useRef, useState } from 'react';
import { ActionList } from './ActionList';
import { KeyboardHelp } from './KeyboardHelp';
import { PlayerFrame } from './PlayerFrame';
import { ProblemNote } from './ProblemNote';
import { StepDetail } from './StepDetail';
import { Transport } from './Transport';
import { VisitHeader } from './VisitHeader';
import { VisitLanes } from './VisitLanes';
import { copyStepLink } from './copyStepLink';
import type { Replay } from './openReplay';
import { filtered, firstFilter } from './stepFilter';
import { useStepLink } from './stepLink';
import { useFaithfulness } from './useFaithfulness';
import { useFrames } from './usePlayback';
import { useReplayKeys } from './useReplayKeys';

interface ViewerProps {
  replay: Replay;
  problem: string | null;
  isReading: boolean;
  onOpen(file: File): void;
}

/** One open visit: facts on top, actions left, the player's screen, the step right, time below. */
export function Viewer({ replay, problem, isReading, onOpen }: ViewerProps) {
  const { playback, steps } = replay;
  const search = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useState(firstFilter);
  const [isWide, setWide] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const listed = useMemo(() => filtered(steps, filter), [steps, filter]);
  const faithfulness = useFaithfulness(replay);

  const copyLink = () => void copyStepLink(playback.getState().step).then(setTold);
  useFrames(playback);
  useStepLink(playback);
  useReplayKeys({
    playback,
    steps,
    listed,
    onHelp: () => setHelpOpen(true),
    onSearch: () => search.current?.focus(),
    onCopyLink: copyLink,
    onWide: () => setWide(!isWide),
  });

  return (
    <div className="viewer">
      <VisitHeader
        replay={replay}
        faithfulness={faithfulness}
        isReading={isReading}
        onOpen={onOpen}
        onHelp={() => setHelpOpen(true)}
        onTold={setTold}
      />
      <ProblemNote problem={problem} />
      <main className={isWide ? 'viewer-main viewer-wide' : 'viewer-main'}>
        <ActionList
          replay={replay}
          listed={listed}
          filter={filter}
          onFilter={setFilter}
          searchRef={search}
        />
        <PlayerFrame replay={replay} faithfulness={faithfulness} isWide={isWide} onWide={setWide} />
        {!isWide && <StepDetail replay={replay} />}
      </main>
      <footer className="deck" aria-label="Time of the visit">
        <Transport replay={replay} listed={listed} told={told} onCopyLink={copyLink} />
        <VisitLanes replay={replay} faithfulness={faithfulness} />
      </footer>
      <KeyboardHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}
