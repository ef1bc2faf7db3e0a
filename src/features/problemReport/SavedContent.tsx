import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { km } from '../../i18n/km';
import { formatAmount } from '../../lib/money';
import { CheckIcon, CloseIcon } from '../../ui/icons/icons';
import { Figures } from '../../ui/text';
import { StepList } from './StepList';
import type { VisitDescription } from './problemReportSlice';

interface SavedContentProps {
  visit: VisitDescription;
  areStepsShown: boolean;
  onToggleSteps(): void;
}

/** In the middle of the first line beside it. */
const ofLine = { fontSize: 'small', sx: { mt: 0.5 } } as const;

/** What the file of a visit holds, in words and figures, and what never is in one. */
export function SavedContent({ visit, areStepsShown, onToggleSteps }: SavedContentProps) {
  const { steps, size, beganAt, endedAt, lastSteps } = visit;
  const minutes = Math.ceil((endedAt - beganAt) / 60_000);
  const figures = [
    km.problemReport.steps(formatAmount(steps)),
    km.problemReport.minutes(formatAmount(minutes)),
    km.problemReport.size(formatAmount(Math.ceil(size / 1000))),
  ];
  return (
    <Stack
      component="section"
      sx={{ gap: 0.75, px: 2, py: 1.75, borderRadius: 1, bgcolor: 'warm.100' }}
    >
      <Typography variant="h3">{km.problemReport.saved}</Typography>
      <Typography color="textSecondary">
        <Figures>{figures.join(' · ')}</Figures>
      </Typography>
      <Things
        things={km.problemReport.savedThings}
        icon={<CheckIcon color="success" {...ofLine} />}
      />
      <Typography variant="h3">{km.problemReport.neverSaved}</Typography>
      <Things
        things={km.problemReport.neverSavedThings}
        icon={<CloseIcon color="error" {...ofLine} />}
      />
      <Button variant="outlined" aria-expanded={areStepsShown} onClick={onToggleSteps}>
        {areStepsShown ? km.problemReport.hideSteps : km.problemReport.showSteps}
      </Button>
      {areStepsShown && <StepList steps={lastSteps} />}
    </Stack>
  );
}

function Things({ things, icon }: { things: readonly string[]; icon: React.ReactNode }) {
  return (
    <List dense disablePadding>
      {things.map((thing) => (
        <ListItem key={thing} disableGutters sx={{ alignItems: 'flex-start', gap: 1, py: 0.125 }}>
          {icon}
          {thing}
        </ListItem>
      ))}
    </List>
  );
}
