import { useMemo } from 'react';
import { trustedUntil } from '../engine/faithfulness';
import type { Faithfulness } from '../engine/faithfulness';
import { Lane } from './Lane';
import { TimeSlider } from './TimeSlider';
import { bandsOf, laneNames, marksOf } from './laneMarks';
import type { Replay } from './openReplay';
import { usePlayback } from './usePlayback';

interface VisitLanesProps {
  replay: Replay;
  faithfulness: Faithfulness;
}

/** The whole visit at a glance, which is the time slider: a lane each for what support looks for. */
export function VisitLanes({ replay, faithfulness }: VisitLanesProps) {
  const axis = usePlayback(replay.playback, (state) => state.axis);
  const lanes = useMemo(() => marksOf(replay.steps, axis), [replay, axis]);
  const bands = useMemo(() => bandsOf(replay, axis), [replay, axis]);
  const proven = trustedUntil(faithfulness);
  const unprovenFrom = proven === null ? null : (replay.steps[proven + 1]?.at ?? null);
  const share = (place: number) => `${(100 * place) / (axis.length || 1)}%`;
  return (
    <div className="lanes">
      <div className="lane-names" aria-hidden="true">
        {laneNames.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div className="lane-field">
        {axis.squeezed.map(({ from, to }) => (
          <i
            key={from}
            className="band-squeezed"
            style={{ left: share(from), width: share(to - from) }}
          />
        ))}
        {bands.map(({ from, to }) => (
          <i
            key={from}
            className="band-lost"
            style={{ left: share(from), width: share(Math.max(to - from, axis.length / 400)) }}
          />
        ))}
        {unprovenFrom !== null && (
          <i
            className="band-unproven"
            style={{ left: share(axis.toAxis(unprovenFrom)), right: 0 }}
          />
        )}
        {laneNames.map((name) => (
          <Lane key={name} name={name} marks={lanes[name]} />
        ))}
        <TimeSlider playback={replay.playback} first={replay.steps[0]?.at ?? 0} />
      </div>
    </div>
  );
}
