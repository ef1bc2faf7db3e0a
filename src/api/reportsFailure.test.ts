import { reportsFailure } from './reportsFailure';

const row = { id: 9, result_id: 50, number: '07', amount: 1000, status: 'fail', result: false };
const message = 'Not enough money';

const failures: object[] = [
  ...[false, 0, 'false', 'False'].flatMap((no) => [{ success: no }, { ok: no }, { result: no }]),
  ...['error', 'fail', 'ERROR', false, 400, '422', 503].map((status) => ({ status })),
  ...[400, '404', 500].flatMap((code) => [{ code }, { status_code: code }]),
  ...['closed', { code: 7 }, ['no'], true].flatMap((error) => [{ error }, { errors: error }]),
];

it.each(failures)('[7.17] a body with %j reports a failure, in each wrapper too', (failure) => {
  expect(reportsFailure(failure)).toBe(true);
  expect(reportsFailure({ ...failure, message })).toBe(true);
  expect(reportsFailure({ ...failure, data: [row] })).toBe(true);
  expect(reportsFailure({ data: { ...failure, data: row } })).toBe(true);
  expect(reportsFailure([{ data: failure }])).toBe(true);
});

it.each([
  ...[true, 1, 'true', null, undefined, {}, 'ok'].map((yes) => ({ success: yes, ok: yes })),
  ...[null, [], {}, { detail: null }, '007', 'win', 7].map((result) => ({ result })),
  ...['success', 'ok', 'pending', 'active', '', true, null, 0, 1, 200, '201', 399, [500]].map(
    (status) => ({ status, code: status, status_code: status }),
  ),
  ...[null, undefined, '', [], {}, false, 0].map((error) => ({ error, errors: error })),
  { message },
  { data: row },
  { data: [row] },
  { data: { data: [row] } },
  { data: [row, row] },
  [row],
  [{ status: 'fail' }, { status: 'fail' }],
  { 7: row },
  [],
  'error',
  false,
  0,
  null,
])('[7.17] %j reports no failure', (body) => {
  expect(reportsFailure(body)).toBe(false);
});
