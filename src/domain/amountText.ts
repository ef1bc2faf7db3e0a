import { visibleFigure } from './typedText';

/** Riel. More than any balance, and small enough to stay an exact number. */
export const largestAmount = 999_999_999_999;

/** What the player entered: an amount, or text that is none and is never sent. */
export interface AmountEntry {
  /** Riel; null if the field is empty or holds no amount. */
  amount: number | null;
  /** The text in the field if it is no amount. */
  rejectedText?: string;
}

/**
 * The digits of whole riel: commas or spaces that do not break stand between thousands only, a riel sign on either
 * side; null for other text.
 */
export function digitsOf(text: string): string | null {
  const figure = visibleFigure(text).replace(/^៛\s*|\s*៛$/g, '');
  return /^\d*$|^\d{1,3}([,\u00a0\u202f]\d{3})+$/.test(figure) ? figure.replace(/\D/g, '') : null;
}

/** Reads the text of the amount field. */
export function readAmount(text: string): AmountEntry {
  if (text === '') return { amount: null };
  const amount = /^\d+$/.test(text) ? Number(text) : NaN;
  return amount <= largestAmount ? { amount } : { amount: null, rejectedText: text };
}

/** Riel after a chip; null if it adds nothing: to text that is no amount, or beyond the largest one. */
export function amountWithChip(text: string, chip: number): number | null {
  const { amount, rejectedText } = readAmount(text);
  const sum = (amount ?? 0) + chip;
  return rejectedText === undefined && sum <= largestAmount ? sum : null;
}

/** The text of an entry, for a field's first value. */
export function amountTextOf({ amount, rejectedText }: AmountEntry): string {
  return rejectedText ?? amount?.toString() ?? '';
}
