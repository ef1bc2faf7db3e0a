import { onIdTokenChanged } from 'firebase/auth';
import type { Auth } from 'firebase/auth';

/**
 * The optional token sync (specification section 7): sends each new id token to a configured same-origin
 * address (POST with a bearer header) and reports its end (DELETE). An empty or cross-origin address
 * switches it off; a failed request has no effect for the player.
 */
export function syncIdToken(auth: Auth, address: string): void {
  if (address === '') return;
  const url = new URL(address, window.location.origin);
  if (url.origin !== window.location.origin) return;
  let lastToken: string | null = null;
  onIdTokenChanged(auth, async (user) => {
    const token = user ? await user.getIdToken() : null;
    if (token === lastToken) return;
    const bearer = token ?? lastToken;
    lastToken = token;
    await fetch(url, {
      method: token === null ? 'DELETE' : 'POST',
      headers: { Authorization: `Bearer ${bearer}` },
    }).catch(() => undefined);
  });
}
