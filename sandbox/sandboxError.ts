/** A failure that the person who starts the sandbox can mend: shown as one sentence, exit code 1. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}
