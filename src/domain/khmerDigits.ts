const khmerZero = 0x17e0;

/** Replaces Khmer digits by 0 to 9; other text stays. */
export function withAsciiDigits(text: string): string {
  return text.replace(/[\u17e0-\u17e9]/g, (digit) => String(digit.charCodeAt(0) - khmerZero));
}
