import { onIdTokenChanged } from 'firebase/auth';
import type { Auth } from 'firebase/auth';

/**
 * The optional token sync of the specification's section 7: tells a configured same-origin address
 * of each new id token (POST with a bearer header) and of its end (DELETE). An empty address or
 * one of another origin switches it off; a failed call changes nothing for the player.
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
