import { keyframes } from '@mui/material/styles';

const unpressable = keyframes`from { pointer-events: none; }`;

/**
 * For what opens: it takes no press for 300 ms, since the finger that opened it may tap twice. The
 * wait is the animation's delay, which reduced motion does not change.
 */
export const pressGuard = { animation: `${unpressable} 1ms 300ms backwards` };
