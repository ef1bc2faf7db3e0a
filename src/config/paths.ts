import type { Day, DayRange } from '../domain/dates';

/** The tabs of the home screen by their `slug` query value (specification section 2). */
export const homeSlugs = { openBets: '', winLose: 'win-lose', results: 'result' } as const;

export type HomeSlug = (typeof homeSlugs)[keyof typeof homeSlugs];

/** Every address of the app; nothing else builds one. */
export const paths = {
  home: (slug: HomeSlug = '') => (slug === '' ? '/' : `/?slug=${slug}`),
  login: '/login',
  rule: '/rule',
  maintenance: '/maintenance',
  report: (range?: DayRange) => (range ? `/report?${rangeQuery(range)}` : '/report'),
  reportDetail: (date: Day, range: DayRange) =>
    `/report/detail?${new URLSearchParams({ date })}&${rangeQuery(range)}`,
};

/** The patterns that the router is built from and that redirects are decided by. */
export const routePatterns = {
  home: '/',
  login: '/login',
  checkAuth: '/check-auth/:sessionID',
  maintenance: '/maintenance',
  report: '/report',
  reportDetail: '/report/detail',
  rule: '/rule',
} as const;

function rangeQuery({ startDate, endDate }: DayRange): string {
  return new URLSearchParams({ start_date: startDate, end_date: endDate }).toString();
}
