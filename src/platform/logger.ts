/** The app's log. Details are plain data and never contain a token or a password. */
export interface Logger {
  info(message: string, details?: unknown): void;
  warn(message: string, details?: unknown): void;
}

/** One console line per message. */
export const consoleLogger: Logger = {
  info: (message, details) => console.info(...line(message, details)),
  warn: (message, details) => console.warn(...line(message, details)),
};

function line(message: string, details: unknown): unknown[] {
  return details === undefined ? [message] : [message, details];
}

/** The text of anything that was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
