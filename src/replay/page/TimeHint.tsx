import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { lastAtOrBefore } from '../engine/timeAxis';
import type { WindowPoint } from './networkAt';
import { usePlayback, useReplay } from './useReplay';
import { useTimeText } from './useTimeText';

interface TimeHintProps {
  children: ReactNode;
  /** What there is at a point of the window; null for nothing but the step. */
  textAt?: (point: WindowPoint) => string | null;
}

/** Tells whoever points at a lane of the timeline the time there, and what it shows or which step. */
export function TimeHint({ children, textAt }: TimeHintProps) {
  const { steps, trace } = useReplay();
  const axis = usePlayback((state) => state.axis);
  const time = useTimeText();
  const [at, setAt] = useState(0);
  const [text, setText] = useState<string | null>(null);
  const step = steps[Math.max(0, lastAtOrBefore(trace.timestamps, at))];
  return (
    <Tooltip
      followCursor
      describeChild
      disableFocusListener
      disableTouchListener
      placement="top"
      title={
        <>
          {time.clock(at)} · {text ?? `step ${step?.index} ${step?.label}`}
        </>
      }
    >
      <div
        onMouseMove={(event) => {
          const { currentTarget, clientX } = event;
          const { left, width } = currentTarget.getBoundingClientRect();
          setText(textAt?.(event) ?? null);
          setAt(axis.toTimestamp(((clientX - left) / (width || 1)) * axis.length));
        }}
      >
        {children}
      </div>
    </Tooltip>
  );
}
