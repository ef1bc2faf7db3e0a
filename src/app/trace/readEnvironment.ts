import type { TraceEnvironment } from '../../trace/traceFormat';

/** The browser that the visit runs in, as far as it bears on what the player sees. */
export function readEnvironment(): TraceEnvironment {
  return {
    language: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    userAgent: navigator.userAgent,
    viewport: { width: window.innerWidth, height: window.innerHeight },
    pixelRatio: window.devicePixelRatio,
  };
}
