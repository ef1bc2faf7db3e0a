import { readAmountCell, readStatusCell, readTimeCell } from './csvCells';
import { fitsTable, guessColumns } from './csvColumns';
import { recordOfTable } from './csvRecord';
import { readCsvTable } from './csvTable';
import { readRecordText } from './readRecordText';
import { recordErrors } from './recordErrors';

/** Reads a table by the columns that are guessed. */
async function read(text: string) {
  const table = await readCsvTable(text);
  return recordOfTable(table, guessColumns(table));
}

const at = Date.parse('2026-11-20T14:10:01+07:00');
const bet = { id: 611, roundId: 240001, number: '07', type: '2D', amount: 10_000, at };

describe('a table of bets', () => {
  it.each([
    ['commas', 'Bet ID,Round,Number,Type,Amount,Created At\n', '611,240001,07,2D,"10,000",'],
    ['semicolons', 'id;round_id;number;type;amount;created_at\r\n', '611;240001;07;2D;10 000;'],
    ['tabs', 'id\tdraw\tbet_number\ttype\tstake\ttime\n', '611\t240001\t07\t2D\t10,000.00\t'],
    [
      'quoted fields',
      '"id","round","number","type","amount","time"\n',
      '"611",240001,"07",2D,10000,',
    ],
  ])('may be separated by %s', async (_, headers, row) => {
    const { rows } = await read(`${headers}${row}20-11-2026 14:10:01\r\n\r\n`);
    expect(rows).toEqual([expect.objectContaining({ ...bet, line: 2, isNumberExact: true })]);
  });

  it('may begin with a byte order mark or be what a spreadsheet calls Unicode text', async () => {
    const table = 'number,amount,round\n07,1000,5\n';
    const marked = await readRecordText(new Blob(['\uFEFF', table]));
    const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from(table, 'utf16le')]);
    for (const text of [marked, await readRecordText(new Blob([utf16]))]) {
      expect((await read(text)).rows).toMatchObject([{ number: '07', amount: 1000, roundId: 5 }]);
    }
  });

  it('names each cell that cannot be read by its row and column', async () => {
    const { rows, remarks } = await read(
      'number,type,amount,time,round\n07,2D,1.000,yesterday,5\n,2D,1000,,5\n7,2D,1000,,5\n',
    );
    expect(remarks).toEqual([
      'Row 2, column “amount”: cannot be read.',
      'Row 2, column “time”: cannot be read.',
      'Row 3, column “number”: cannot be read.',
    ]);
    expect(rows.map(({ number, amount }) => [number, amount])).toEqual([
      ['07', null],
      [null, 1000],
      ['07', 1000],
    ]);
  });

  it('gives the leading zeros back by the type, and says so if nothing does', async () => {
    expect((await read('number,type,amount,round\n7,3D,1000,5')).rows[0]?.number).toBe('007');
    const { rows, remarks } = await read('number,amount,round\n7,1000,5');
    expect(rows).toMatchObject([{ number: '7', type: null, isNumberExact: false }]);
    expect(remarks).toEqual([expect.stringContaining('07 and 7 count as the same number')]);
  });

  it('says what was paid, from the prize or from the net, and whether it is settled', async () => {
    const { rows } = await read(
      'number,type,amount,round,status,prize,win_lose\n' +
        '07,2D,1000,5,Won,"90,000",\n07,2D,1000,5,lost,,-1000\n07,2D,1000,5,Pending,0,0\n07,2D,1000,5,?,,\n',
    );
    expect(rows.map(({ isSettled, payout, status }) => [isSettled, payout, status])).toEqual([
      [true, 90_000, 'Won'],
      [true, 0, 'lost'],
      [false, null, 'Pending'],
      [null, null, '?'],
    ]);
  });

  it('is read by the columns that were chosen, and only if it has all of them', async () => {
    const table = await readCsvTable('a,b,c\n1.000,07,5\n');
    const columns = {
      ...guessColumns(table),
      number: 'b',
      amount: 'a',
      round: 'c',
      decimal: ',' as const,
    };
    expect(recordOfTable(table, columns).rows).toMatchObject([{ number: '07', amount: 1000 }]);
    expect(fitsTable(columns, table)).toBe(true);
    expect(fitsTable(columns, await readCsvTable('a,b\n1,2'))).toBe(false);
    expect(fitsTable(guessColumns(table), table)).toBe(false);
  });

  it('keeps two columns of one name apart', async () => {
    expect((await readCsvTable('id,id,\n1,2,3')).headers).toEqual(['id', 'id (2)', 'Column 3']);
  });
});

describe('what is no table of bets', () => {
  it.each([
    ['a sentence', 'hello', recordErrors.noTable],
    ['a field without its end', 'number,amount\n"07,1000\n', recordErrors.openQuote(2)],
    ['other rows', 'number,amount,round\nx,y,z\n', recordErrors.noBets],
    ['too many rows', `a,b\n${'1,2\n'.repeat(50_001)}`, recordErrors.tooManyLines(50_000)],
  ])('%s says so', async (_, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  it.each([
    ['an empty file', new Blob([' \n']), recordErrors.empty],
    ['a spreadsheet', new Blob(['PK\u0003\u0004\0\0']), recordErrors.notText],
    [
      'bytes that are no text',
      new Blob([new Uint8Array([0xc3, 0x28, 0xa0])]),
      recordErrors.notText,
    ],
    ['a huge file', new Blob(['x'.repeat(200)]), recordErrors.tooLarge(200, 100)],
  ])('%s says so', async (_, file, message) => {
    await expect(readRecordText(file, 100)).rejects.toThrow(message);
  });
});

describe('a cell', () => {
  it.each([
    ['10,000', '.', 10_000],
    ['10 000 ៛', '.', 10_000],
    ['KHR 10,000.00', '.', 10_000],
    ['-5000', '.', -5000],
    ['10.000', '.', null],
    ['10.000', ',', 10_000],
    ['10.000,00', ',', 10_000],
    ['10,000', ',', null],
    ['1e5', '.', null],
    ['1,00,000', '.', null],
  ] as const)('%s with %s as decimal mark is the amount %s', (cell, decimal, amount) => {
    expect(readAmountCell(cell, decimal)).toBe(amount);
  });

  it.each([
    ['2026-11-20T07:10:01.000000Z', at],
    ['2026-11-20 14:10:01', at],
    ['20-11-2026 14:10:01', at],
    ['20/11/2026 14:10:01', at],
    ['1795158601', at],
    ['1795158601000', at],
    ['2026-11-20 14:10', at - 1000],
    ['5/1/2026 9:05', Date.parse('2026-01-05T09:05:00+07:00')],
    ['31-02-2026 14:10:01', null],
    ['13-13-2026 14:10:01', null],
    ['20-11-2026', null],
    ['12345', null],
  ])('%s is the time %s', (cell, time) => {
    expect(readTimeCell(cell)).toBe(time);
  });

  it.each([
    ['Won', true],
    ['1', true],
    ['unsettled', false],
    ['Pending', false],
    ['unpaid', null],
    ['not settled', null],
    ['cancelled', null],
  ])('%s says of a bet that it is settled: %s', (cell, isSettled) => {
    expect(readStatusCell(cell)).toBe(isSettled);
  });
});
