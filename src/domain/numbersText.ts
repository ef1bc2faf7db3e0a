import { longestNumber } from '../config/bettingRules';
import { visibleFigure } from './typedText';

/** What a text of several numbers holds. */
interface ReadNumbers {
  /** In their order, with their zeros. */
  numbers: string[];
  /** The rest of the text as it was typed; empty if all of it was read. */
  unread: string;
}

const isNumber = new RegExp(`^\\d{1,${longestNumber}}$`);

/** The one number that a text holds, with its zeros; null for other text. */
export function readNumber(text: string): string | null {
  const figure = visibleFigure(text);
  return isNumber.test(figure) ? figure : null;
}

/**
 * Reads numbers of one to three digits, ASCII or Khmer, with white space between them; Khmer texts may separate
 * words by a space of no width. A comma or semicolon counts only with a space after it: "1,000" may be an amount,
 * and is not read as two numbers.
 */
export function readNumbers(text: string): ReadNumbers {
  const words = text.split(/[\s\u200b]+/).filter((word) => visibleFigure(word) !== '');
  const read = words.map((word) => visibleFigure(word).replace(/[,;]$/, ''));
  return {
    numbers: read.filter((number) => isNumber.test(number)),
    unread: words.filter((_, index) => !isNumber.test(read[index] ?? '')).join(' '),
  };
}
