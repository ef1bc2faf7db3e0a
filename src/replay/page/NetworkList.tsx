import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { styled, useTheme } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { networkEntries } from '../engine/network/networkEntries';
import type { NetworkEntry } from '../engine/network/networkEntries';
import { barLooks } from './networkLook';
import { useNetwork } from './useNetwork';
import { usePlayback, useReplay } from './useReplay';
import { useTimeText } from './useTimeText';

/** In pixels. */
const rowHeight = 44;

/** What the lanes of the network show as a list; only the rows in view are in the document. */
export function NetworkList() {
  const replay = useReplay();
  const { playback, steps } = replay;
  const network = useNetwork(true);
  const step = usePlayback((state) => state.step);
  const time = useTimeText();
  const scroller = useRef<HTMLDivElement>(null);
  const entries = useMemo(() => network && networkEntries(network, replay), [network, replay]);
  const virtualizer = useVirtualizer({
    count: entries?.length ?? 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    useFlushSync: false,
  });
  if (entries?.length === 0) {
    return (
      <Typography variant="body2" sx={{ padding: 1.5 }}>
        No call and no connection was recorded.
      </Typography>
    );
  }
  return (
    <Box ref={scroller} sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
      <List
        disablePadding
        aria-label="Network"
        sx={{ position: 'relative' }}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const entry = entries?.[index];
          if (!entry) return null;
          const text = entry.text();
          return (
            <ListItem
              key={index}
              disablePadding
              divider
              aria-posinset={index + 1}
              aria-setsize={entries.length}
              sx={{ position: 'absolute', top: 0, height: rowHeight }}
              style={{ transform: `translateY(${start}px)` }}
            >
              <ListItemButton
                selected={entry.step === step}
                onClick={() => playback.goToStep(entry.step)}
                sx={{ height: '100%', padding: '2px 10px' }}
              >
                <Entry>
                  <b data-failed={entry.look === 'failed' || entry.look === 'lost'}>
                    {entry.title}
                  </b>
                  <small>{time.clock(steps[entry.step]?.at ?? 0)}</small>
                  <BarSample look={entry.look} />
                  <small title={text}>{text}</small>
                </Entry>
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
    </Box>
  );
}

/** How the time line draws it. */
function BarSample({ look }: { look: NetworkEntry['look'] }) {
  const theme = useTheme();
  const looks = barLooks(theme);
  const { color, width, dashes, hasEnd } =
    look === 'balance' ? { color: theme.palette.primary.dark, width: 1.5 } : looks[look];
  return (
    <svg width="24" height="12" aria-hidden="true">
      <path
        d={look === 'balance' ? 'M0 9H12V3H24' : 'M0 6H24'}
        fill="none"
        stroke={color}
        strokeWidth={width}
        strokeDasharray={dashes}
      />
      {hasEnd && <path d="M19 6h0" stroke={color} strokeWidth={width} strokeLinecap="square" />}
    </svg>
  );
}

const Entry = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 7,
  width: '100%',
  ...theme.typography.caption,
  lineHeight: 1.35,
  '& > b': { gridColumn: '1 / 3', fontWeight: 'normal' },
  '& > b[data-failed="true"]': { color: theme.palette.error.main, fontWeight: 'bold' },
  '& small': { color: theme.palette.text.secondary, fontSize: '0.75rem' },
  '& > b, & > :last-child': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > :last-child': { gridColumn: '2 / -1' },
}));
