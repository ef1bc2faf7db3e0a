import { keyframes } from '@mui/material/styles';

const unpressable = keyframes`from { pointer-events: none; }`;

/**
 * For what opens: it takes no press for 300 ms, since the finger that opened it may tap twice. The
 * wait is the animation's delay, which reduced motion does not change.
 */
export const pressGuard = guardBy(unpressable);

/** The same under another name: what changes from one of them to the other takes no press again. */
export const otherPressGuard = guardBy(keyframes`0% { pointer-events: none; }`);

function guardBy(name: ReturnType<typeof keyframes>) {
  return { animation: `${name} 1ms 300ms backwards` };
}
