import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { firstUnprovenStep } from '../engine/verification';
import type { Verification } from '../engine/verification';
import { frameQuery } from '../frame/playerScreen';
import { DenseToggle, Mono } from './controls';
import { usePlayback, useReplay } from './useReplay';
import { usePlayerScreen, useScale } from './usePlayerScreen';

/** For a file that does not tell the player's own. */
const usualViewport = { width: 1366, height: 768 };

interface PlayerFrameProps {
  verification: Verification;
  /** The step beside it is hidden. */
  isWide: boolean;
  onWide(isWide: boolean): void;
}

/** The player's screen in the player's own viewport, scaled to fit; it can be seen and scrolled only. */
export function PlayerFrame({ verification, isWide, onWide }: PlayerFrameProps) {
  const { trace, screenAt } = useReplay();
  const recorded = trace.details?.environment.viewport ?? null;
  const viewport = recorded ?? usualViewport;
  const space = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scale = useScale(space, viewport);
  const { screen, blocked, failure } = usePlayerScreen(frame);
  const step = usePlayback((state) => state.step);
  const isUnproven = step >= (firstUnprovenStep(verification) ?? Infinity);

  return (
    <Section aria-label="The player’s screen">
      <Bar square elevation={0}>
        <Address>{screenAt(step).address}</Address>
        {isUnproven && <Chip size="small" color="error" label="Not proven from here on" />}
        {failure !== null && (
          <Tooltip title={failure} describeChild>
            <Chip size="small" color="error" label="The screen failed here" tabIndex={0} />
          </Tooltip>
        )}
        <Tooltip
          title="What the screens dispatch is blocked: nothing leaves this page."
          describeChild
        >
          <Typography variant="caption" color="textSecondary">
            {blocked} blocked
          </Typography>
        </Tooltip>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ display: { xs: 'none', sm: 'block' } }}
        >
          {viewport.width} × {viewport.height}
          {recorded === null && ' (assumed)'} · {Math.round(scale * 100)} %
        </Typography>
        <DenseToggle
          value="wide"
          selected={isWide}
          onChange={() => onWide(!isWide)}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          Larger
        </DenseToggle>
      </Bar>
      <Space ref={space} style={{ aspectRatio: `${viewport.width} / ${viewport.height}` }}>
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
    </Section>
  );
}

const Section = styled('section')(({ theme }) => ({
  gridArea: 'screen',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  background: theme.palette.secondary.dark,
}));

/** Like the address bar of a browser. */
const Bar = styled(Paper)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  padding: '4px 12px',
  borderBottom: `1px solid ${theme.palette.divider}`,
  fontVariantNumeric: 'tabular-nums',
}));

const Address = styled(Mono)({
  flex: 1,
  minWidth: 80,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const Space = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: 1,
  placeItems: 'center',
  width: 'auto',
  minHeight: 0,
  margin: 12,
  overflow: 'hidden',
  // On a phone its width decides its height.
  [theme.breakpoints.down('sm')]: { flex: 'none', maxHeight: '40dvh', margin: 8 },
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
