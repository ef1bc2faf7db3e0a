import { styled } from '@mui/material/styles';
import { km } from '../../i18n/km';
import { formatTimestamp } from '../../lib/dates';
import { Figures } from '../../ui/text';
import type { ReadableStep } from './problemReportSlice';

const Steps = styled('ol')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 6,
  maxHeight: 240,
  margin: 0,
  padding: '10px 12px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  listStyle: 'none',
  background: vars.palette.background.paper,
  fontSize: '0.85rem',
  lineHeight: 1.6,
  '& code': { color: vars.palette.text.secondary },
}));

/** The last steps of a visit as they stand in its file, newest first. */
export function StepList({ steps }: { steps: readonly ReadableStep[] }) {
  return (
    // It scrolls, hence it can have the focus.
    <Steps aria-label={km.problemReport.lastSteps} tabIndex={0}>
      {steps.map(({ at, event, details, times }, index) => (
        <li key={`${at}-${index}`}>
          <Figures>{formatTimestamp(at, 'HH:mm:ss')}</Figures> <b>{event}</b>
          {times > 1 && ` ${km.problemReport.times(times)}`} <code>{details}</code>
        </li>
      ))}
    </Steps>
  );
}
