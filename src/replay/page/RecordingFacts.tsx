import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { factsOf } from './recordingFacts';
import { useReplay } from './useReplay';

/** When, where and with what: one line of facts, which scrolls on a phone. */
export function RecordingFacts() {
  const replay = useReplay();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Scroller {...(isPhone && scrolled)}>
      <Facts>
        {factsOf(replay).map(([name, value, title]) => (
          <div key={name} title={title || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Scroller>
  );
}

const scrolled = {
  tabIndex: 0,
  role: 'region',
  'aria-label': 'Facts of the recording',
  // Elsewhere on the page these keys go from step to step.
  onKeyDown(event: KeyboardEvent) {
    if (/^(ArrowLeft|ArrowRight|Home|End)$/.test(event.key)) event.stopPropagation();
  },
};

const Scroller = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { overflowX: 'auto' },
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  whiteSpace: 'nowrap',
  gap: '0 20px',
  margin: 0,
  ...theme.typography.caption,
  lineHeight: 1.5,
  '& div': { display: 'flex', gap: 6 },
  '& dt': { opacity: 0.75 },
  '& dd': { margin: 0 },
  // On a phone the actions need the lines.
  [theme.breakpoints.down('sm')]: { flexWrap: 'nowrap' },
}));
