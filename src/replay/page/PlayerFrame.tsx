import Chip from '@mui/material/Chip';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import { use, useEffect, useRef } from 'react';
import { firstUnprovenStep } from '../engine/verification';
import { frameQuery, usualViewport } from '../frame/playerScreen';
import { Mono, Panel } from './controls';
import { useHotkeys } from './keyboard';
import { VerificationContext, usePlayback, useReplay } from './useReplay';
import { usePlayerScreen, useScale } from './usePlayerScreen';

interface PlayerFrameProps {
  /** The step beside it is hidden. */
  isWide: boolean;
  onWide(isWide: boolean): void;
}

/** The player's screen in the player's own viewport, scaled to fit; it can be seen and scrolled only. */
export function PlayerFrame({ isWide, onWide }: PlayerFrameProps) {
  const { trace, screenAt } = useReplay();
  const recorded = trace.details?.environment.viewport ?? null;
  const viewport = recorded ?? usualViewport;
  const space = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scale = useScale(space, viewport);
  const { screen, blocked, failure } = usePlayerScreen(frame);
  const step = usePlayback((state) => state.step);
  const isUnproven = step >= (firstUnprovenStep(use(VerificationContext)) ?? Infinity);
  const toggleWide = () => onWide(!isWide);
  useHotkeys({ d: toggleWide });
  // On a phone the page scrolls, so the larger screen may have grown out of view.
  useEffect(() => {
    if (isWide) space.current?.scrollIntoView({ block: 'nearest' });
  }, [isWide]);

  return (
    <Panel aria-label="The player’s screen" sx={{ backgroundColor: 'secondary.dark' }}>
      <Bar>
        <Mono>{screenAt(step).address}</Mono>
        {isUnproven && <Chip size="small" color="error" label="Not proven from here on" />}
        {failure !== null && (
          <Tooltip title={failure} describeChild>
            <Chip size="small" color="error" label="The screen failed here" tabIndex={0} />
          </Tooltip>
        )}
        <Tooltip
          title="Actions and calls that the shown screens tried to make. They are blocked: nothing leaves this page, and the recording stays as it is."
          describeChild
        >
          <span tabIndex={0}>{blocked} blocked</span>
        </Tooltip>
        <span data-room>
          {viewport.width} × {viewport.height}
          {recorded === null && ' (assumed)'} · {Math.round(scale * 100)} %
        </span>
        <ToggleButton value="wide" selected={isWide} onChange={toggleWide}>
          Larger
        </ToggleButton>
      </Bar>
      <Space
        ref={space}
        data-wide={isWide}
        style={{ aspectRatio: `${viewport.width} / ${viewport.height}` }}
      >
        <Screen style={{ width: viewport.width * scale, height: viewport.height * scale }}>
          <iframe
            ref={frame}
            title="The player’s screen"
            src={`replay.html${frameQuery}`}
            inert
            tabIndex={-1}
            style={{ ...viewport, transform: `scale(${scale})` }}
          />
          <Cover
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
        </Screen>
      </Space>
    </Panel>
  );
}

/** Like the address bar of a browser. */
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  padding: '4px 12px',
  borderBottom: `1px solid ${theme.palette.divider}`,
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
  background: theme.palette.background.paper,
  '& code': { flex: 1, minWidth: 80, overflow: 'hidden', color: theme.palette.text.primary },
  [theme.breakpoints.down('sm')]: { '& [data-room]': { display: 'none' } },
}));

const Space = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: 1,
  placeItems: 'center',
  minHeight: 0,
  margin: 12,
  overflow: 'hidden',
  '&[data-wide="true"]': { margin: 4 },
  // On a phone its width decides its height, and below it the row of the step stays in view.
  [theme.breakpoints.down('sm')]: {
    flex: 'none',
    maxHeight: '26dvh',
    margin: 8,
    '&[data-wide="true"]': { maxHeight: '55dvh' },
  },
}));

const Screen = styled('div')(({ theme }) => ({
  position: 'relative',
  borderRadius: 4,
  overflow: 'hidden',
  boxShadow: theme.shadows[8],
  outline: `1px solid ${theme.palette.secondary.light}`,
  '& iframe': {
    position: 'absolute',
    top: 0,
    left: 0,
    border: 0,
    transformOrigin: 'top left',
  },
}));

const Cover = styled('div')({
  position: 'absolute',
  inset: 0,
  '&:focus-visible': { outlineOffset: -3 },
});
