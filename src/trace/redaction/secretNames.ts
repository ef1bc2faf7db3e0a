const secretWords =
  /token|passw|passcode|secret|authorization|cookie|credential|api_?-?key|bearer|\bjwt\b|private_?key/i;

/** A member's name; cache keys such as `getReport({…})` are no names. */
const plainName = /^[\w$-]{1,60}$/;

/** Whether what stands under this name is a secret by its name alone. */
export function isSecretName(name: string): boolean {
  return plainName.test(name) && secretWords.test(name);
}
