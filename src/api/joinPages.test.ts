import { joinPages } from './joinPages';

const address = 'https://api.test/api/bets?date=2026-11-20';
const row = (id: number) => ({ id });

/** What becomes of a list whose pages are answered like this, and which addresses were requested. */
async function joined(first: unknown, answer: (url: URL) => unknown = () => undefined) {
  const requested: string[] = [];
  const list = await joinPages(first, address, (next) => {
    requested.push(next.replace('https://api.test', ''));
    return Promise.resolve(answer(new URL(next)));
  });
  return { ...list, requested };
}

/** A page of one row with an id of its own, in the form of Laravel's paginator. */
const pageOf = (count: number) => (url: URL) => {
  const number = Number(url.searchParams.get('page') ?? 1);
  const next = number < count ? `/api/bets?page=${number + 1}` : null;
  return { data: [row(number)], next_page_url: next, total: 99 };
};
const ids = (body: unknown) => (body as { data: { id: number }[] }).data.map(({ id }) => id);

describe('a list in pages', () => {
  it.each([
    ['next_page_url', (next: string | null) => ({ next_page_url: next })],
    ['links.next', (next: string | null) => ({ links: { next, prev: null } })],
    ['meta.next_page_url', (next: string | null) => ({ meta: { next_page_url: next } })],
  ])('has the rows of all of them, which %s names', async (_, pager) => {
    const nested = (rows: unknown, next: string | null, total: number) => ({
      data: { data: rows, ...pager(next) },
      total: { win_lose: total },
    });
    const first = nested({ 9: row(9), 8: row(8) }, '?page=2', -500);
    const list = await joined(first, () => nested([row(7)], null, 0));
    expect(list.requested).toEqual(['/api/bets?page=2&date=2026-11-20']);
    expect(list.isPartial).toBe(false);
    expect(list.body).toEqual(nested([row(9), row(8), row(7)], '?page=2', -500));
  });

  it('[7.17] is complete with up to 20 pages, and partial with more, of which no more are requested', async () => {
    const twenty = await joined(pageOf(20)(new URL(address)), pageOf(20));
    expect(ids(twenty.body)).toHaveLength(20);
    expect(twenty.isPartial).toBe(false);
    const more = await joined(pageOf(21)(new URL(address)), pageOf(21));
    expect(ids(more.body)).toEqual(ids(twenty.body));
    expect(more.isPartial).toBe(true);
    expect(more.requested).toHaveLength(19);
  });

  it.each([
    'https://evil.test/api/bets?page=2',
    'http://api.test/api/bets?page=2',
    '/?page=2',
    '//',
  ])('is partial and requests nothing if its next page is %s', async (next) => {
    const first = { data: [row(9)], next_page_url: next };
    expect(await joined(first)).toEqual({ body: first, isPartial: true, requested: [] });
  });

  it('knows its own address with a slash at the end', async () => {
    const first = { data: [row(9)], next_page_url: '/api/bets/?page=2' };
    expect((await joined(first, () => ({ data: [row(8)] }))).isPartial).toBe(false);
  });

  it.each([{ next_cursor: 'x' }, { meta: { current_page: 1, last_page: 2 } }])(
    'is partial if it names no address for the next one: %j',
    async (pager) => {
      expect(await joined({ data: [row(9)], ...pager })).toMatchObject({ isPartial: true });
    },
  );

  it.each([
    ['can not be had', undefined, [1]],
    ['is no list', { data: 'x' }, [1]],
    ['repeats a row, since rows have moved', { data: [row(1), row(2)] }, [1, 2]],
    ['is the same again', pageOf(3)(new URL(`${address}&page=2`)), [1, 2]],
  ])('keeps the rows that came and is partial if a page %s', async (_, page, expected) => {
    const list = await joined(pageOf(3)(new URL(address)), () => page);
    expect(list).toMatchObject({ isPartial: true });
    expect(list.requested.length).toBeLessThan(3);
    expect(ids(list.body)).toEqual(expected);
  });

  it.each([
    { data: [], meta: { total: 1 } },
    { data: [row(9)], total: 2, per_page: 20 },
    { data: [row(9)], total: '2', per_page: 20 },
    { message: 'SQLSTATE[HY000]', data: [] },
  ])('is partial if %j says of itself that rows are missing', async (body) => {
    expect(await joined(body)).toEqual({ body, isPartial: true, requested: [] });
  });

  it.each([
    [[row(9)]],
    [{ data: [row(9)], message: 'ok', total: 5000 }],
    [{ data: [row(9)], next_page_url: null }],
    [{ data: [], total: 0 }],
    [null],
  ])('is read as it is if %j is all of it', async (body) =>
    expect(await joined(body)).toEqual({ body, isPartial: false, requested: [] }),
  );
});
