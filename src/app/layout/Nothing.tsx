/** What an address shows while it is being replaced or its screen is on the way. */
export function Nothing() {
  return null;
}
