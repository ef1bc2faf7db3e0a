import { km } from '../i18n/km';

const digits: Record<number, string> = km.numberWords.digits;
const tens: Record<number, string> = km.numberWords.tens;
const units = Object.entries(km.numberWords.units)
  .map(([size, word]) => ({ size: Number(size), word }))
  .sort((one, other) => other.size - one.size);

/** A whole number from 0 in Khmer words, such as 25,000 as two ten-thousands and five thousands. */
export function numberWords(value: number): string {
  return value === 0 ? (digits[0] ?? '') : wordsOf(value);
}

/** Empty for 0. */
function wordsOf(value: number): string {
  const unit = units.find(({ size }) => value >= size);
  if (unit) {
    return wordsOf(Math.floor(value / unit.size)) + unit.word + wordsOf(value % unit.size);
  }
  if (value < 10) return value === 0 ? '' : (digits[value] ?? '');
  return (tens[value - (value % 10)] ?? '') + wordsOf(value % 10);
}
