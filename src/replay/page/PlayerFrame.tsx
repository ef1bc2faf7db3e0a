import { useRef, useState } from 'react';
import { frameQuery } from '../frame/playerScreen';
import { trustedUntil } from '../engine/faithfulness';
import type { Faithfulness } from '../engine/faithfulness';
import type { Replay } from './openReplay';
import { usePlayback } from './usePlayback';
import { usePlayerScreen } from './usePlayerScreen';
import { useScale } from './useScale';

/** For a file that does not tell the player's own. */
const usualViewport = { width: 1366, height: 768 };

interface PlayerFrameProps {
  replay: Replay;
  faithfulness: Faithfulness;
  /** The step beside it is hidden. */
  isWide: boolean;
  onWide(isWide: boolean): void;
}

/** The player's screen in the player's own viewport, made to fit; it can be seen and scrolled only. */
export function PlayerFrame({ replay, faithfulness, isWide, onWide }: PlayerFrameProps) {
  const told = replay.trace.details?.environment.viewport ?? null;
  const viewport = told ?? usualViewport;
  const space = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scale = useScale(space, viewport);
  const [swallowed, setSwallowed] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const screen = usePlayerScreen(frame, replay, setSwallowed, setFailure);
  const step = usePlayback(replay.playback, (state) => state.step);
  const address = replay.addressOf(replay.shownAt(step));
  const isUnproven = step > (trustedUntil(faithfulness) ?? Infinity);

  return (
    <section className="stage" aria-label="The player’s screen">
      <div className="stage-bar">
        <code className="stage-address">{address}</code>
        {isUnproven && <span className="badge badge-bad">From here on not proven</span>}
        {failure !== null && (
          <span className="badge badge-bad" title={failure}>
            The screen failed here
          </span>
        )}
        <span className="visit-gap" />
        <span title="What the screens ask for is swallowed: nothing leaves this page.">
          {swallowed} swallowed
        </span>
        <span>
          {viewport.width} × {viewport.height}
          {told === null && ' (assumed)'} · {Math.round(scale * 100)} %
        </span>
        <button
          type="button"
          className="filter-chip"
          aria-pressed={isWide}
          onClick={() => onWide(!isWide)}
        >
          Larger
        </button>
      </div>
      <div ref={space} className="stage-space">
        <div
          className="stage-screen"
          style={{ width: viewport.width * scale, height: viewport.height * scale }}
        >
          <iframe
            ref={frame}
            title="The player’s screen"
            src={`replay.html${frameQuery}`}
            inert
            tabIndex={-1}
            style={{ ...viewport, transform: `scale(${scale})` }}
          />
          <div
            className="stage-cover"
            role="region"
            aria-label="Scrolls the player’s screen"
            tabIndex={0}
            onWheel={({ nativeEvent: { offsetX, offsetY, deltaX, deltaY } }) =>
              screen.current?.scrollAt(
                { x: offsetX / scale, y: offsetY / scale },
                { x: deltaX, y: deltaY },
              )
            }
            onKeyDown={(event) => {
              const direction = { PageDown: 1, PageUp: -1 }[event.key];
              if (direction === undefined) return;
              event.preventDefault();
              screen.current?.scrollAt(
                { x: viewport.width / 2, y: viewport.height / 2 },
                { x: 0, y: direction * viewport.height * 0.8 },
              );
            }}
          />
        </div>
      </div>
    </section>
  );
}
