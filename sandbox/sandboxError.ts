/** An error that the person who starts the sandbox can fix: printed as one sentence, exit code 1. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}
