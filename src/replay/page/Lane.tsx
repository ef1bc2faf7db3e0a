import { memo } from 'react';
import type { LaneName } from './laneMarks';

/** The marks of one lane, in thousandths of its width. */
export const Lane = memo(function Lane({
  name,
  marks,
}: {
  name: LaneName;
  marks: readonly number[];
}) {
  return (
    <div className={`lane lane-${name.toLowerCase()}`} aria-hidden="true">
      {marks.map((place) => (
        <i key={place} style={{ left: `${place / 10}%` }} />
      ))}
    </div>
  );
});
