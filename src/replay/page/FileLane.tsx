import { alpha, styled, useTheme } from '@mui/material/styles';
import { memo } from 'react';
import { bandsOf, lanesOf } from '../engine/lanes';
import type { Replay } from '../engine/openReplay';
import { rangeOf } from '../engine/sharedClock';
import type { TimeAxis } from '../engine/timeAxis';
import { dateText } from '../engine/timeText';
import { KeylessInput, Playhead } from './TimeSlider';
import { kindColors } from './stepKindStyle';

interface FileLaneProps {
  replay: Replay;
  /** The clock of all files. */
  axis: TimeAxis;
  /** Where the file that is shown is; milliseconds since the epoch. */
  now: number;
  /** Goes to a time; milliseconds since the epoch. */
  onSeek(at: number): void;
}

/** When a file was recorded, its rounds, bets, errors and lost connections, and the time of the shown file. */
export function FileLane({ replay, axis, now, onSeek }: FileLaneProps) {
  return (
    <Field>
      <FileMarks replay={replay} axis={axis} />
      <Playhead
        aria-label={`Time in ${replay.fileName}`}
        max={Math.max(1, axis.length)}
        value={axis.toPosition(now)}
        onChange={(_, position) => onSeek(axis.toTimestamp(Number(position)))}
        getAriaValueText={() => dateText(now)}
        track={false}
        slots={{ input: KeylessInput }}
      />
    </Field>
  );
}

/** The lanes of which the small one has the marks. */
const marked = /^(Rounds|Bets|Errors)$/;

/** Stays as it is while the time goes on. */
const FileMarks = memo(function FileMarks({
  replay,
  axis,
}: Pick<FileLaneProps, 'replay' | 'axis'>) {
  const colors = kindColors(useTheme());
  const { steps } = replay;
  const range = rangeOf(replay);
  const start = axis.toPosition(range.from);
  const end = axis.toPosition(range.to);
  const outages = bandsOf(steps, axis, null).filter(({ kind }) => kind === 'outage');
  const place = (from: number, to: number) => ({
    left: `${(100 * from) / (axis.length || 1)}%`,
    width: `${(100 * (to - from)) / (axis.length || 1)}%`,
  });
  return (
    <>
      <Recorded style={place(start, end)} />
      {outages.map(({ from, to }) => (
        <Outage key={from} style={place(from, Math.min(to, end))} />
      ))}
      {axis.shortened
        .filter(({ from, to }) => from >= start && to <= end)
        .map(({ from, to }) => (
          <Gap key={from} style={place(from, to)} />
        ))}
      <svg viewBox="0 0 1000 1" preserveAspectRatio="none">
        {lanesOf(steps, axis)
          .filter(({ name }) => marked.test(name))
          .map(({ name, color, marks }) => (
            <path
              key={name}
              stroke={colors[color]}
              d={marks.map((position) => `M${position} .2V.8`).join('')}
            />
          ))}
      </svg>
    </>
  );
});

const Field = styled('div')({
  position: 'relative',
  height: 20,
  '& > i': { position: 'absolute', top: 2, bottom: 2, minWidth: 3, borderRadius: 2 },
  '& > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& > svg > path': { strokeWidth: 3, vectorEffect: 'non-scaling-stroke' },
});

const Recorded = styled('i')(({ theme }) => ({ background: theme.palette.action.selected }));

const Outage = styled('i')(({ theme }) => ({
  background: alpha(theme.palette.warning.main, 0.35),
}));

const Gap = styled('i')(({ theme }) => ({
  background: `repeating-linear-gradient(-45deg, ${alpha(theme.palette.text.primary, 0.16)} 0 3px, transparent 3px 7px)`,
}));
