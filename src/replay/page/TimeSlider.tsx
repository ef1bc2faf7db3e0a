import { useRef } from 'react';
import type { PointerEvent } from 'react';
import type { Playback } from '../engine/playback';
import { dateText, offsetText } from './phnomPenhText';
import { usePlayback } from './usePlayback';

interface TimeSliderProps {
  playback: Playback;
  /** The moment at which the visit begins, in milliseconds. */
  first: number;
}

/** The playhead over the lanes. The page's own keys move it. */
export function TimeSlider({ playback, first }: TimeSliderProps) {
  const isDragging = useRef(false);
  const axis = usePlayback(playback, (state) => state.axis);
  const now = usePlayback(playback, (state) => state.now);
  const place = axis.toAxis(now);

  function seek({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / (width || 1)));
    playback.seek(share * axis.length);
  }

  return (
    <div
      className="slider"
      role="slider"
      tabIndex={0}
      aria-label="Time"
      aria-valuemin={0}
      aria-valuemax={Math.round(axis.length)}
      aria-valuenow={Math.round(place)}
      aria-valuetext={`${offsetText(now - first)}, ${dateText(now)}`}
      onPointerDown={(event) => {
        isDragging.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        seek(event);
      }}
      onPointerMove={(event) => {
        if (isDragging.current) seek(event);
      }}
      onPointerUp={() => {
        isDragging.current = false;
      }}
      onPointerCancel={() => {
        isDragging.current = false;
      }}
    >
      <i className="playhead" style={{ left: `${(100 * place) / (axis.length || 1)}%` }} />
    </div>
  );
}
