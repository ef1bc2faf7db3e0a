/** The part of `document` that cookies need; a test gives its own. */
export interface CookieDocument {
  cookie: string;
}

/** The value of a cookie, or null if it is missing or not decodable. */
export function readCookie(source: CookieDocument, name: string): string | null {
  try {
    for (const pair of source.cookie.split(';')) {
      const at = pair.indexOf('=');
      if (at === -1 || pair.slice(0, at).trim() !== name) continue;
      return decodeURIComponent(pair.slice(at + 1).trim());
    }
  } catch {
    // A browser that forbids cookies behaves like one without any.
  }
  return null;
}

function put(target: CookieDocument, cookie: string): void {
  try {
    target.cookie = cookie;
  } catch {
    // The caller that stores a session looks whether it is there.
  }
}

/** Writes a cookie for the browser session: path `/`, SameSite Lax, Secure if requested. */
export function writeCookie(
  target: CookieDocument,
  name: string,
  value: string,
  options: { secure: boolean },
): void {
  const secure = options.secure ? '; Secure' : '';
  put(target, `${name}=${encodeURIComponent(value)}; path=/; SameSite=Lax${secure}`);
}

/** Removes a cookie that {@link writeCookie} wrote. */
export function removeCookie(target: CookieDocument, name: string): void {
  put(target, `${name}=; path=/; SameSite=Lax; Max-Age=0`);
}
