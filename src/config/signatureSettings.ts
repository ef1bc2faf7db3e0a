/**
 * The optional signature of problem reports. Its settings are in the head of the pages and not in
 * `__BUILD__`: they cost the app's scripts nothing, they are known offline, and the replay page, which
 * requests nothing, can read them.
 */
import * as v from 'valibot';

/** The names of the `meta` elements, and of no other setting. */
export const signatureMetas = { path: 'signature-path', keys: 'signature-keys' } as const;

/** 32 bytes as base64url. */
const coordinate = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** A public key of the operator as JWK (RFC 7517): ECDSA on P-256, with its id. */
const keySchema = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  kid: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)),
  x: coordinate,
  y: coordinate,
  // A page must never hold a private key.
  d: v.optional(v.undefined()),
});

/** A JWK set, as the text of the setting. */
export const keySetSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ keys: v.array(keySchema) }),
);

/** The public half of a key that signs problem reports. */
export type SignatureKey = v.InferOutput<typeof keySchema>;

/** The path below the API's base that signs problem reports; null if none does. */
export function readSignaturePath(page: ParentNode): string | null {
  return contentOf(page, signatureMetas.path);
}

/** The operator's keys; none if there are none or they cannot be read. */
export function readSignatureKeys(page: ParentNode): readonly SignatureKey[] {
  const read = v.safeParse(keySetSchema, contentOf(page, signatureMetas.keys));
  return read.success ? read.output.keys : [];
}

function contentOf(page: ParentNode, name: string): string | null {
  return page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
}
