const khmerZero = 0x17e0;

/** Replaces Khmer digits by 0 to 9; other text stays. */
export function withAsciiDigits(text: string): string {
  return text.replace(/[\u17e0-\u17e9]/g, (digit) => String(digit.charCodeAt(0) - khmerZero));
}

/**
 * A figure as it looks: ASCII digits, and neither white space around it nor invisible characters in it. The space key of
 * a Khmer keyboard types a space of no width, and chat apps put marks of direction around what is copied.
 */
export function visibleFigure(text: string): string {
  return withAsciiDigits(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim());
}

/** A user name without the white space and invisible marks around it, which a keyboard or a copy may bring. */
export function trimmedName(text: string): string {
  return text.replace(
    /^[\s\p{Default_Ignorable_Code_Point}]+|[\s\p{Default_Ignorable_Code_Point}]+$/gu,
    '',
  );
}
