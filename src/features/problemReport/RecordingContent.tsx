import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
import { formatTimestamp } from '../../domain/dates';
import { IconList } from '../../ui/IconList';
import { CheckIcon, CloseIcon } from '../../ui/icons/icons';
import { Figures } from '../../ui/text';
import { problemReportEvents, selectProblemReport } from './problemReportSlice';
import type { ReadableStep, RecordingDescription } from './problemReportSlice';
import { fontSizes } from '../../ui/theme/fontSizes';

/** The length of a recording; unfolded, what its file holds and what no file ever holds. */
export function RecordingContent({ recording }: { recording: RecordingDescription }) {
  const dispatch = useAppDispatch();
  const { areStepsShown } = useAppSelector(selectProblemReport);
  const { steps, beganAt, endedAt, lastSteps } = recording;
  const minutes = Math.ceil((endedAt - beganAt) / 60_000);
  return (
    <Stack
      component="section"
      sx={{ gap: 0.75, px: 2, py: 1.75, borderRadius: 1, bgcolor: 'warm.100' }}
    >
      <Typography color="textSecondary">
        <Figures>
          {km.problemReport.steps(formatAmount(steps))} ·{' '}
          {km.problemReport.minutes(formatAmount(minutes))}
        </Figures>
      </Typography>
      <Button
        variant="outlined"
        aria-expanded={areStepsShown}
        onClick={() => dispatch(problemReportEvents.stepsToggled())}
      >
        {areStepsShown ? km.problemReport.hideSteps : km.problemReport.showSteps}
      </Button>
      {areStepsShown && (
        <>
          <Typography variant="h3">{km.problemReport.saved}</Typography>
          <IconList texts={km.problemReport.savedItems} icon={CheckIcon} color="success" />
          <Typography variant="h3">{km.problemReport.neverSaved}</Typography>
          <IconList texts={km.problemReport.neverSavedItems} icon={CloseIcon} color="error" />
          <LastSteps steps={lastSteps} />
        </>
      )}
    </Stack>
  );
}

const Steps = styled('ol')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 6,
  maxHeight: 240,
  margin: 0,
  padding: '10px 12px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 12,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  listStyle: 'none',
  background: vars.palette.background.paper,
  fontSize: fontSizes.small,
  '& code': { color: vars.palette.text.secondary },
}));

/** The last steps as they stand in the file, newest first. */
function LastSteps({ steps }: { steps: readonly ReadableStep[] }) {
  return (
    // Focusable, because it scrolls.
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
