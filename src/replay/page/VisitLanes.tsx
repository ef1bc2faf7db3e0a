import { alpha, styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { trustedUntil } from '../engine/faithfulness';
import type { Faithfulness } from '../engine/faithfulness';
import { Lane, laneHeight } from './Lane';
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
    <Lanes>
      <Names aria-hidden="true">
        {laneNames.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </Names>
      <Field>
        {axis.squeezed.map(({ from, to }) => (
          <Band
            key={from}
            data-band="squeezed"
            style={{ left: share(from), width: share(to - from) }}
          />
        ))}
        {bands.map(({ from, to }) => (
          <Band
            key={from}
            data-band="lost"
            style={{ left: share(from), width: share(Math.max(to - from, axis.length / 400)) }}
          />
        ))}
        {unprovenFrom !== null && (
          <Band data-band="unproven" style={{ left: share(axis.toAxis(unprovenFrom)), right: 0 }} />
        )}
        {laneNames.map((name) => (
          <Lane key={name} name={name} marks={lanes[name]} />
        ))}
        <TimeSlider playback={replay.playback} first={replay.steps[0]?.at ?? 0} />
      </Field>
    </Lanes>
  );
}

const Lanes = styled('div')({ display: 'flex', gap: 10, marginTop: 4 });

const Names = styled('div')(({ theme }) => ({
  display: 'grid',
  color: theme.palette.text.secondary,
  fontSize: '0.7rem',
  lineHeight: `${laneHeight}px`,
  textAlign: 'right',
}));

const Field = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  marginRight: 4,
  borderRadius: 4,
  background: theme.palette.action.hover,
}));

const Band = styled('i')(({ theme: { palette } }) => ({
  position: 'absolute',
  top: 0,
  bottom: 0,
  '&[data-band="squeezed"]': {
    background: `repeating-linear-gradient(-45deg, ${alpha(palette.text.primary, 0.16)} 0 3px, transparent 3px 7px)`,
  },
  '&[data-band="lost"]': { background: alpha(palette.warning.main, 0.25) },
  '&[data-band="unproven"]': {
    background: alpha(palette.error.main, 0.12),
    boxShadow: `inset 2px 0 ${palette.error.main}`,
  },
}));
