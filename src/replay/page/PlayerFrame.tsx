import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { viewportAt } from '../engine/openReplay';
import { clockText } from '../engine/timeText';
import { firstUnprovenStep } from '../engine/verification';
import type { Verification } from '../engine/verification';
import { frameQuery, usualViewport } from '../frame/playerScreen';
import { Mono, Panel } from './controls';
import { usePlayerScreen, useScale } from './usePlayerScreen';
import { usePlayback, useReplay } from './useReplay';
import { useTexts } from './useTexts';

/** The player's screen in the player's own viewport, scaled to fit; it can be seen and scrolled only. */
export function PlayerFrame({ verification }: { verification: Verification }) {
  const replay = useReplay();
  const texts = useTexts();
  const { steps, screenAt } = replay;
  const step = usePlayback((state) => state.step);
  const recorded = viewportAt(replay, step);
  const viewport = recorded ?? usualViewport;
  const space = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scale = useScale(space, viewport);
  const { screen, blocked, failure } = usePlayerScreen(frame);
  const isUnproven = step >= (firstUnprovenStep(verification) ?? Infinity);
  const { label = '', at = 0 } = steps[step] ?? {};

  return (
    <Panel aria-label={texts.screen} sx={{ backgroundColor: 'secondary.dark' }}>
      <Bar>
        <Typography component="h2" variant="h3" noWrap>
          {texts.step(String(step))} {label}
        </Typography>
        <span>{clockText(at)}</span>
        <Mono>{screenAt(step).address}</Mono>
        {isUnproven && <Chip size="small" color="error" label={texts.unproven} />}
        {failure !== null && (
          <Chip size="small" color="error" label={texts.screenFailed} title={failure} />
        )}
        <span>{texts.blockedActions(String(blocked))}</span>
        <span>
          {viewport.width} × {viewport.height}
          {recorded === null && ` ${texts.assumed}`} · {Math.round(scale * 100)} %
        </span>
      </Bar>
      <Space ref={space}>
        <Screen style={{ width: viewport.width * scale, height: viewport.height * scale }}>
          <iframe
            ref={frame}
            title={texts.screen}
            src={`replay.html${frameQuery}`}
            inert
            tabIndex={-1}
            style={{ ...viewport, transform: `scale(${scale})` }}
          />
          <Cover
            role="region"
            aria-label={texts.scroll}
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
  '& h2, & code': { color: theme.palette.text.primary },
  '& code': { flex: 1, minWidth: 80, overflow: 'hidden' },
}));

const Space = styled('div')({
  display: 'grid',
  flex: 1,
  placeItems: 'center',
  minHeight: 0,
  margin: 8,
  overflow: 'hidden',
});

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
