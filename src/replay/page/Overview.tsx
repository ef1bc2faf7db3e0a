import { styled } from '@mui/material/styles';
import type { Verification } from '../engine/verification';
import { overviewOf } from '../ledger/overview';
import type { Ledger } from '../ledger/readLedger';
import { useReplay } from './useReplay';
import { useTexts } from './useTexts';

interface OverviewProps {
  /** Null until the recording is read. */
  ledger: Ledger | null;
  verification: Verification;
}

/** Who, when and with what, how it ended, and what the file proves. */
export function Overview({ ledger, verification }: OverviewProps) {
  const replay = useReplay();
  const texts = useTexts();
  if (ledger === null) return <Lines role="status">{texts.reading}</Lines>;
  return (
    <Lines as="dl" aria-label={texts.recording}>
      {overviewOf({ replay, ledger, verification }, texts).map(({ topic, text }) => (
        <div key={topic} data-topic={topic} title={text}>
          <dt>{texts.topics[topic]}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Lines>
  );
}

/** As many facts on a line as fit; a long one is cut, and whole in its tooltip. */
const Lines = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  gap: '0 20px',
  margin: 0,
  padding: '6px 12px',
  ...theme.typography.caption,
  lineHeight: 1.55,
  color: theme.palette.text.primary,
  background: theme.palette.background.paper,
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& div': { display: 'flex', gap: 6, minWidth: 0, maxWidth: '100%' },
  '& dt': { flex: 'none', color: theme.palette.text.secondary },
  '& dd': {
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [data-topic="found"] dd, & [data-topic="words"] dd, & [data-topic="file"] dd': {
    fontWeight: 'bold',
  },
  '& [data-topic="device"] dd': { maxWidth: 420 },
}));
