import { createContext } from 'react';

/** Whether the screens show a recording: forms then follow the store, which is inert. */
export const ReplayContext = createContext(false);
