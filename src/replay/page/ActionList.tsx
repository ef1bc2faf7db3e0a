import Divider from '@mui/material/Divider';
import { openSummary } from '../engine/steps';
import { ActionFilters } from './ActionFilters';
import type { ActionFiltersProps } from './ActionFilters';
import { StepRows } from './StepRows';
import { useReplay } from './useReplay';

/** Every action that the filter lets through. */
export function ActionList(props: ActionFiltersProps) {
  const { trace } = useReplay();
  return (
    <>
      <ActionFilters {...props} />
      <Divider />
      <StepRows
        label="Recorded actions"
        listed={props.listed}
        detailOf={(step, isOpen) =>
          isOpen ? openSummary(step, trace.actions[step.index]) : step.summary
        }
      />
    </>
  );
}
