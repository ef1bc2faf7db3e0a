import { homeSlugs, routePatterns } from '../../config/paths';
import { sessionLinkPathname } from '../../store/navigationSlice';

/** The digits of a field for money or numbers, with the signs between them; `…` stands for other text. */
export const keptDigits = (text: string): string =>
  text.replace(/[^\d\u17e0-\u17e9\u17db\s.,;:+/-]+/g, '…');

const knownPaths: ReadonlySet<string> = new Set([
  ...Object.values(routePatterns).filter((path) => !path.includes(':')),
  sessionLinkPathname,
]);

/** The path of a route; `/…` for any other. */
export function keptPathname(pathname: string): string {
  const plain = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  return knownPaths.has(plain) ? pathname : '/…';
}

const day = /^\d{4}-\d{2}-\d{2}$/;
/** The parameters of the app's addresses, with what they may be. */
const parameters: Readonly<Record<string, RegExp>> = {
  slug: new RegExp(`^(${Object.values(homeSlugs).join('|')})$`),
  start_date: day,
  end_date: day,
  date: day,
  dev: /^true$/,
  devtools: /^$/,
};

/** The known parameters of an address, with values of their shape; `…` for any other. */
export function keptSearch(search: string): string {
  const kept = [...new URLSearchParams(search)].map(([name, value]) => {
    const shape = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (!shape) return '…';
    return value === '' ? name : `${name}=${shape.test(value) ? value : '…'}`;
  });
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}
