import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { use } from 'react';
import { MarksContext, markNames } from './useMarks';

/** Marks the step that is shown, to compare it with another one. */
export function MarkButtons({ step }: { step: number }) {
  const { marked, mark } = use(MarksContext);
  return (
    <ToggleButtonGroup aria-label="Mark to compare" sx={{ marginLeft: 'auto' }}>
      {markNames.map((name) => (
        <ToggleButton
          key={name}
          value={name}
          selected={marked[name] === step}
          onChange={() => mark(name)}
          aria-label={`Mark this step as ${name}`}
          title={`Mark this step as ${name}, to compare it`}
        >
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
