import ButtonBase from '@mui/material/ButtonBase';
import { alpha, styled, useTheme } from '@mui/material/styles';
import { use, useMemo, useRef } from 'react';
import { bandsOf, lanesOf } from '../engine/lanes';
import { networkLanesOf } from '../engine/network/networkLanes';
import { firstUnprovenStep } from '../engine/verification';
import { NetworkLanes, networkNames } from './NetworkLanes';
import { MarkFlags, MarkLines } from './MarkFlags';
import { NextIcon } from './controls';
import { kindColors } from './stepKindStyle';
import { TimeHint } from './TimeHint';
import { TimeSlider } from './TimeSlider';
import { TimeTicks } from './TimeTicks';
import { networkAt } from './networkAt';
import type { WindowPoint } from './networkAt';
import { useNetwork, useNetworkSwitch } from './useNetwork';
import { VerificationContext, usePlayback, useReplay } from './useReplay';

/** Pixels from one lane to the next. */
const laneHeight = 13;

/** A press that moves by more drags, in pixels. */
const dragPx = 3;

/** The whole recording at a glance, and the time slider over it. */
export function Timeline() {
  const replay = useReplay();
  const { steps, playback } = replay;
  const axis = usePlayback((state) => state.axis);
  const firstUnproven = firstUnprovenStep(use(VerificationContext));
  const colors = kindColors(useTheme());
  const lanes = useMemo(() => lanesOf(steps, axis), [steps, axis]);
  const bands = useMemo(() => bandsOf(steps, axis, firstUnproven), [steps, axis, firstUnproven]);
  const [isNetworkShown, toggleNetwork] = useNetworkSwitch();
  const network = useNetwork(isNetworkShown);
  const networkLanes = useMemo(() => network && networkLanesOf(network, axis), [network, axis]);
  const networkBox = useRef<HTMLDivElement>(null);
  const pressedAt = useRef(0);
  const itemAt = (point: WindowPoint) => {
    const box = networkBox.current?.getBoundingClientRect();
    return network && networkLanes && box
      ? networkAt(replay, network, networkLanes, box, point)
      : null;
  };
  const share = (position: number) => `${(100 * position) / (axis.length || 1)}%`;
  return (
    <Lanes>
      <Names aria-hidden="true">
        {lanes.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
        {networkLanes &&
          networkNames(networkLanes).map(([name, height]) => (
            <span key={name} style={{ height }}>
              {name}
            </span>
          ))}
      </Names>
      <TimeHint textAt={(point) => itemAt(point)?.text ?? null}>
        <Field
          onMouseDown={({ clientX }) => {
            pressedAt.current = clientX;
          }}
          onClick={(event) => {
            // Who drags moves the time alone.
            if (Math.abs(event.clientX - pressedAt.current) > dragPx) return;
            const step = itemAt(event)?.step ?? null;
            if (step !== null) playback.goToStep(step);
          }}
        >
          {bands.map(({ kind, from, to }) => (
            <Band
              key={`${kind} ${from}`}
              data-kind={kind}
              style={{ left: share(from), width: share(to - from) }}
            />
          ))}
          {lanes.map(({ name, color, marks }) => (
            <Marks
              key={name}
              viewBox="0 0 1000 1"
              preserveAspectRatio="none"
              stroke={colors[color]}
            >
              <path d={marks.map((position) => `M${position} .15V.8`).join('')} />
            </Marks>
          ))}
          {networkLanes && <NetworkLanes ref={networkBox} lanes={networkLanes} />}
          <MarkLines />
          <TimeSlider />
        </Field>
      </TimeHint>
      <Foot>
        <NetworkSwitch aria-expanded={isNetworkShown} onClick={toggleNetwork}>
          <NextIcon sx={{ fontSize: 10 }} />
          Network
        </NetworkSwitch>
        <Clock>
          <TimeTicks />
          <MarkFlags />
        </Clock>
      </Foot>
    </Lanes>
  );
}

/** In pixels: the clock below the lanes, with the switch of the network beside it. */
const footHeight = 24;

/** In a low window the lanes of the network are reached by scrolling, so that the list keeps its rows. */
const Lanes = styled('div')({
  display: 'grid',
  gridTemplate: `auto ${footHeight}px / auto minmax(0, 1fr)`,
  columnGap: 10,
  minHeight: 0,
  padding: '4px 4px 0 0',
  overflow: 'hidden auto',
  scrollPaddingBottom: footHeight,
  // Beside the names, since the foot takes all cells.
  '& > div:nth-of-type(2)': { gridArea: '1 / 2' },
});

/** Over both rows of the grid, so that it stays in view while the lanes scroll. */
const Foot = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'grid',
  gridArea: '1 / 1 / -1 / -1',
  gridTemplateColumns: 'subgrid',
  alignSelf: 'end',
  height: footHeight,
  background: theme.palette.background.paper,
}));

const Names = styled('div')(({ theme }) => ({
  display: 'grid',
  gridArea: '1 / 1',
  color: theme.palette.text.secondary,
  fontSize: '0.7rem',
  lineHeight: `${laneHeight}px`,
  textAlign: 'right',
}));

const Clock = styled('div')({ position: 'relative' });

/** Folds the lanes of the network. As high as a finger needs. */
const NetworkSwitch = styled(ButtonBase)(({ theme }) => ({
  height: footHeight,
  color: theme.palette.text.secondary,
  fontSize: '0.7rem',
  whiteSpace: 'nowrap',
  '&[aria-expanded="true"] svg': { transform: 'rotate(90deg)' },
  '&:focus-visible': { outline: '3px solid var(--focus)' },
}));

const Field = styled('div')(({ theme }) => ({
  position: 'relative',
  borderRadius: 4,
  background: theme.palette.action.hover,
}));

const Band = styled('i')(({ theme: { palette } }) => ({
  position: 'absolute',
  top: 0,
  bottom: 0,
  '&[data-kind="shortened"]': {
    background: `repeating-linear-gradient(-45deg, ${alpha(palette.text.primary, 0.16)} 0 3px, transparent 3px 7px)`,
  },
  '&[data-kind="outage"]': { background: alpha(palette.warning.main, 0.25) },
  '&[data-kind="unproven"]': {
    background: alpha(palette.error.main, 0.12),
    boxShadow: `inset 2px 0 ${palette.error.main}`,
  },
}));

const Marks = styled('svg')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: laneHeight,
  borderBottom: `1px solid ${theme.palette.divider}`,
  overflow: 'visible',
  '& path': { strokeWidth: 3, vectorEffect: 'non-scaling-stroke' },
}));
