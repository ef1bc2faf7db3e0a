/**
 * What an operator's server signs of a file, and where the file holds it. The signature is a JWS in its
 * compact form (RFC 7515) with ES256, of the type {@link signatureType}; its claims are in
 * docs/api/openapi.yaml.
 */

/** The member of a file beside the trace. */
export const signatureMember = '$signature';

/** The `typ` of the JWS, so that no other token of the same key passes for one. */
export const signatureType = 'problem-report+jwt';

/** Members that the signature does not cover: itself, and the notes that support adds later. */
const uncovered = [signatureMember, '$notes'];

/**
 * The text whose SHA-256 is signed: the file as JSON without white space and without what is not covered.
 * A file that the app saves is exactly this text until the signature is added.
 * @throws SyntaxError if the text is no JSON
 */
export function signedText(text: string): string {
  const file = JSON.parse(text) as object;
  return JSON.stringify(
    Object.fromEntries(Object.entries(file).filter(([name]) => !uncovered.includes(name))),
  );
}

/** 64 lower-case hexadecimal digits of a SHA-256. */
export function hexText(digest: ArrayBuffer): string {
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
