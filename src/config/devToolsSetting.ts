import { isSwitchedOn } from './pageSwitches';

/**
 * Whether this page connects its store to the panel of Redux DevTools. An open panel blocks a player's page
 * for seconds, so away from a developer's machine somebody has to ask for it: the address with `?devtools`, or
 * the operator for all pages.
 *
 * @param search of the address with which the page was loaded
 */
export function isDevToolsAllowed(
  environment: 'production' | 'staging' | 'local',
  search: string,
  page: ParentNode,
): boolean {
  if (environment === 'local' || new URLSearchParams(search).has('devtools')) return true;
  return isSwitchedOn(page, 'devTools');
}
