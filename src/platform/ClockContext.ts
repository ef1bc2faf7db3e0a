import { createContext } from 'react';
import type { Clock } from './clock';

/** The clock that screens read: the app's own, or that of a replayed recording. */
export const ClockContext = createContext<Clock | null>(null);
