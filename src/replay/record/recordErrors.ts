/** Why a server's record was not read, for the support agent. No message repeats what the file holds. */
export const recordErrors = {
  tooLarge: (bytes: number, limit: number) =>
    `This file is too large: ${(bytes / 1e6).toFixed(1)} MB. A record of bets has at most ${limit / 1e6} MB; export fewer days.`,
  tooManyRows: (rows: number, limit: number) =>
    `This file has ${rows} rows; ${limit} can be compared. Export fewer days.`,
  tooManyLines: (limit: number) =>
    `This table has more than ${limit} rows, which is the most that can be compared. Export fewer days.`,
  openQuote: (line: number) => `This table is damaged: a quoted field of row ${line} does not end.`,
  noTable: 'This is neither JSON nor a table: its first row has no two columns.',
  empty: 'This file is empty.',
  notText: 'This file is not text. Export the bets as JSON or CSV, not as a spreadsheet.',
  notJson:
    'This file begins like JSON but is cut off or damaged. Save the answer of GET bets again.',
  noList: 'This JSON has no list of bets. Save the whole answer of GET bets.',
  noBets: 'This list has no bets: no row has a number and an amount that can be read.',
  trace: 'This is a trace, not a record of bets. Open it with “Open another…”.',
};
