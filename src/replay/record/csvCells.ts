import * as v from 'valibot';
import { parseServerStamp } from '../../lib/dates';
import { amountSchema } from '../../lib/wireSchemas';

/** Spaces of every width, and the mark with which a spreadsheet keeps a number as text. */
const spaces = /[\s\u00a0\u2009\u202f']/g;

const currency = /^(?:KHR|riels?|៛)|(?:KHR|riels?|៛)$/gi;

/** Digits in groups of three, with a comma in front of the fraction. */
const commaDecimal = /^-?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/;

/** Riel, from `10,000`, `10 000`, `10,000.00 KHR` or, with `,` as decimal mark, `10.000,00`; else null. */
export function readAmountCell(cell: string, decimal: '.' | ','): number | null {
  const bare = cell.replace(spaces, '').replace(currency, '');
  if (decimal === ',' && !commaDecimal.test(bare)) return null;
  const text = decimal === ',' ? bare.replaceAll('.', '').replace(',', '.') : bare;
  const parsed = v.safeParse(amountSchema, text);
  return parsed.success ? parsed.output : null;
}

const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})[ T,]+(\d{1,2}:\d{2}(?::\d{2})?)$/;
const isoMinutes = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}$/;
const twoDigits = (text = '') => text.padStart(2, '0');

/**
 * A time in milliseconds since the epoch, from ISO 8601, `DD-MM-YYYY HH:mm:ss` or seconds or milliseconds
 * since the epoch; without a zone it is Phnom Penh time. Null for no real time.
 */
export function readTimeCell(cell: string): number | null {
  const text = cell.trim();
  if (/^\d{10}$/.test(text)) return Number(text) * 1000;
  if (/^\d{13}$/.test(text)) return Number(text);
  if (isoMinutes.test(text)) return parseServerStamp(`${text}:00`);
  const match = dayFirst.exec(text);
  if (!match) return parseServerStamp(text);
  const [, day, month, year, time = ''] = match;
  const [hours, minutes, seconds = '00'] = time.split(':');
  return parseServerStamp(
    `${year}-${twoDigits(month)}-${twoDigits(day)} ${twoDigits(hours)}:${minutes}:${seconds}`,
  );
}

const openStatuses = /^(?:0|false|no|open|pending|waiting|running|unsettled|placed)$/i;
const settledStatuses = /^(?:1|true|yes|won|win|lost|lose|settled|paid|calculated)$/i;

/** Whether a status says that a bet is settled; null for a word that nobody here knows, such as `unpaid`. */
export function readStatusCell(cell: string): boolean | null {
  if (openStatuses.test(cell)) return false;
  return settledStatuses.test(cell) ? true : null;
}
