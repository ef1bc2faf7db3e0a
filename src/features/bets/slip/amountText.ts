import { withAsciiDigits } from '../../../domain/khmerDigits';

/** Riel. More than any balance, and small enough to stay an exact number. */
export const largestAmount = 999_999_999_999;

const digitsOnly = /^\d*$/;
const digitsWithCommas = /^\d{1,3}(,\d{3})+$/;

/** What the player entered: an amount, or text that is none and is never sent. */
export interface AmountEntry {
  /** Riel; null if the field is empty or holds no amount. */
  amount: number | null;
  /** The text in the field if it is no amount. */
  rejectedText?: string;
}

/** Whether a text is whole riel: ASCII or Khmer digits, commas for thousands only. */
export function isAmountText(text: string): boolean {
  const plain = withAsciiDigits(text);
  return digitsOnly.test(plain) || digitsWithCommas.test(plain);
}

/** Digits without their commas; a text that is no amount stays as it was entered. */
export function plainAmountText(text: string): string {
  return isAmountText(text) ? withAsciiDigits(text).replaceAll(',', '') : text;
}

/** Digits with commas for thousands; a text that is no amount is shown as it was entered. */
export function shownAmountText(text: string): string {
  return digitsOnly.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, ',') : text;
}

/**
 * The text of the field after an edit. An edit may misplace commas that the field itself inserted; any
 * other text counts as an amount only if all of it is one.
 *
 * @param before digits, or a text that was no amount
 * @param edited the whole text after the edit, with the commas of the text before it
 */
export function amountTextAfterEdit(before: string, edited: string): string {
  const shown = shownAmountText(before);
  const entered = withAsciiDigits(edited);
  const wasAmount = digitsOnly.test(before);
  const inserted = insertedText(shown, entered);
  const digits = entered.replaceAll(',', '');
  if (!isAmountText(entered) && !(wasAmount && digitsOnly.test(inserted))) {
    return wasAmount && !inserted.includes(',') ? digits : entered;
  }
  // An amount whose first digit is being replaced keeps its zeros until then.
  return inserted === '' ? digits : digits.replace(/^0+(?=\d)/, '');
}

/** Reads what {@link amountTextAfterEdit} gave. */
export function readAmount(text: string): AmountEntry {
  if (text === '') return { amount: null };
  const amount = digitsOnly.test(text) ? Number(text) : NaN;
  return amount <= largestAmount ? { amount } : { amount: null, rejectedText: text };
}

/** The text of an entry, for a field's first value. */
export function amountTextOf({ amount, rejectedText }: AmountEntry): string {
  return rejectedText ?? (amount === null ? '' : String(amount));
}

/** What an edit inserted; empty if it only removed. */
function insertedText(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return after.slice(start, after.length - end);
}
