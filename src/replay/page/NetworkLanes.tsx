import { styled, useTheme } from '@mui/material/styles';
import type { Ref } from 'react';
import type { Call, CallOutcome } from '../engine/network/calls';
import type { ConnectionState, Span } from '../engine/network/network';
import { balancePath, barPaths, laneLength } from '../engine/network/networkLanes';
import type { Bar, NetworkLanes as Lanes } from '../engine/network/networkLanes';
import { durationText } from '../engine/network/networkText';
import { barLooks } from './networkLook';

/** In pixels. */
export const networkHeights = { call: 13, span: 13, balance: 22 };

/** The names of the lanes and their heights in pixels, from top to bottom. */
export function networkNames({ rows }: Lanes): readonly [name: string, height: number][] {
  const { call, span, balance } = networkHeights;
  return [
    ['Durations', rows * call],
    ['Websocket', span],
    ['Database', span],
    ['Balance', balance],
  ];
}

/** A narrower bar has no room for its label, in units of the lane. */
const narrowest = 50;
const mostLabels = 20;

/** The calls as bars, the connections as spans, and the balance as a step line. */
export function NetworkLanes({ lanes, ref }: { lanes: Lanes; ref: Ref<HTMLDivElement> }) {
  const { calls, rows, websocket, database } = lanes;
  const labelled = calls.filter(({ from, to }) => to - from >= narrowest).slice(0, mostLabels);
  return (
    <div ref={ref} aria-hidden="true">
      <Calls>
        <BarLane bars={calls} rows={rows} height={networkHeights.call} lookOf={outcomeOf} />
        {labelled.map(({ of, from, to, row }, index) => (
          <Label
            key={index}
            style={{
              left: `${(100 * from) / laneLength}%`,
              width: `${(100 * (to - from)) / laneLength}%`,
              top: row * networkHeights.call,
            }}
          >
            {of.endpoint} {of.failure || (of.from !== null && durationText(of.to - of.from))}
          </Label>
        ))}
      </Calls>
      <BarLane bars={websocket} height={networkHeights.span} lookOf={stateOf} />
      <BarLane bars={database} height={networkHeights.span} lookOf={stateOf} />
      <BalanceLane lanes={lanes} />
    </div>
  );
}

const outcomeOf = ({ outcome }: Call) => outcome;
const stateOf = ({ state }: Span) => state;

interface BarLaneProps<Of> {
  bars: readonly Bar<Of>[];
  rows?: number;
  /** Of one row, in pixels. */
  height: number;
  lookOf(of: Of): CallOutcome | ConnectionState;
}

function BarLane<Of>({ bars, rows = 1, height, lookOf }: BarLaneProps<Of>) {
  const looks = barLooks(useTheme());
  return (
    <Lane
      data-lane
      viewBox={`0 0 ${laneLength} ${rows}`}
      preserveAspectRatio="none"
      style={{ height: rows * height }}
    >
      {barPaths(bars, lookOf).map(([name, { bars: path, ends }]) => {
        const { color, width, dashes, hasEnd } = looks[name];
        const stroke = { stroke: color, strokeWidth: width };
        return (
          <g key={name} data-look={name}>
            <path d={path} {...stroke} strokeDasharray={dashes} />
            {hasEnd && <path d={ends} {...stroke} strokeLinecap="square" />}
          </g>
        );
      })}
    </Lane>
  );
}

function BalanceLane({ lanes }: { lanes: Lanes }) {
  const { palette } = useTheme();
  const stroke = { stroke: palette.primary.dark, fill: 'none' };
  const steps = lanes.balance.map(({ from, height }) =>
    height === null ? '' : `M${from} ${1 - height}h0`,
  );
  return (
    <Lane
      data-lane
      viewBox={`0 -0.2 ${laneLength} 1.4`}
      preserveAspectRatio="none"
      style={{ height: networkHeights.balance }}
    >
      <path d={balancePath(lanes)} {...stroke} strokeWidth={1.5} />
      <path d={[...new Set(steps)].join('')} {...stroke} strokeWidth={5} strokeLinecap="round" />
    </Lane>
  );
}

const Calls = styled('div')({ position: 'relative' });

const Lane = styled('svg')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  width: '100%',
  borderBottom: `1px solid ${theme.palette.divider}`,
  overflow: 'visible',
  '& path': { vectorEffect: 'non-scaling-stroke' },
}));

const Label = styled('span')(({ theme }) => ({
  position: 'absolute',
  height: networkHeights.call,
  paddingLeft: 3,
  overflow: 'hidden',
  color: theme.palette.text.primary,
  fontSize: '0.66rem',
  lineHeight: `${networkHeights.call}px`,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}));
