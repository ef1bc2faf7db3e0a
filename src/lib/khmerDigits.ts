const khmerZero = 0x17e0;

/** Writes Khmer digits as 0 to 9; all other text stays as it is. */
export function withAsciiDigits(text: string): string {
  return text.replace(/[\u17e0-\u17e9]/g, (digit) => String(digit.charCodeAt(0) - khmerZero));
}
