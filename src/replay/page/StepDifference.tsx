import Link from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { ChangeList } from './ChangeList';
import { MarksContext, markedPair } from './useMarks';
import { useReplay } from './useReplay';
import { useTimeText } from './useTimeText';

/** What a step changed in the state, or what differs between the two marked steps. */
export function StepDifference({ step }: { step: number }) {
  const { timeline } = useReplay();
  const marks = use(MarksContext);
  const pair = markedPair(marks);
  if (pair === null) return <OwnChanges step={step} />;
  const [from, to] = pair;
  return (
    <>
      <ToggleButtonGroup
        exclusive
        aria-label="What to compare"
        value={marks.isCompared}
        onChange={(_, chosen: boolean | null) => marks.compare(chosen ?? marks.isCompared)}
        sx={{ marginBottom: 1 }}
      >
        <ToggleButton value={false}>This step</ToggleButton>
        <ToggleButton value>A with B</ToggleButton>
      </ToggleButtonGroup>
      {marks.isCompared ? (
        <>
          <Typography variant="body2" sx={{ marginBottom: 1 }}>
            From <MarkedStep step={from} /> to <MarkedStep step={to} />
          </Typography>
          <ChangeList
            before={timeline.stateAt(from)}
            after={timeline.stateAt(to)}
            none="Both steps have the same state."
          />
        </>
      ) : (
        <OwnChanges step={step} />
      )}
    </>
  );
}

function OwnChanges({ step }: { step: number }) {
  const { timeline } = useReplay();
  return (
    <ChangeList
      before={timeline.stateAt(Math.max(0, step - 1))}
      after={timeline.stateAt(step)}
      none={
        step === 0
          ? 'Step 0 is the state before the first action.'
          : 'This step changed nothing in the state.'
      }
    />
  );
}

/** `step 12, 10:54:09`; leads there. */
function MarkedStep({ step }: { step: number }) {
  const { playback, steps } = useReplay();
  const time = useTimeText();
  return (
    <Link component="button" type="button" onClick={() => playback.goToStep(step)}>
      step {step}, {time.clock(steps[step]?.at ?? 0)}
    </Link>
  );
}
