/** Takes no room on the screen, wherever it stands in a word: joiners, direction controls, soft hyphens. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;
const invisibleAtEnd = /\p{Default_Ignorable_Code_Point}*$/u;

/** The place of a secret in the searched text, and what stands there instead. */
interface Replacement {
  start: number;
  end: number;
  label: string;
}

/**
 * A text that is searched in a plain form, and changed as it was written. In the plain form digits are Latin,
 * characters are as NFKC writes them, and nothing is invisible; a zero-width space, which is the space bar of
 * a Khmer keyboard, is a space.
 */
export function createWrittenText(text: string) {
  let plain = '';
  /** What each unit of the plain form stands for. */
  let written: string[] = [];
  let start = '';
  for (const sign of text) {
    const units = plainOf(sign);
    plain += units;
    const last = written.length - 1;
    if (units !== '') written.push(sign, ...Array<string>(units.length - 1).fill(''));
    else if (last < 0) start += sign;
    else written[last] = `${written[last] ?? ''}${sign}`;
  }
  return {
    plain: () => plain,
    /** @param replacements in their order, without overlaps */
    replace(replacements: readonly Replacement[]): void {
      let [text, from] = ['', 0];
      const signs: string[] = [];
      for (const { start, end, label } of replacements) {
        const rest = invisibleAtEnd.exec(written[end - 1] ?? '')?.[0] ?? '';
        text += plain.slice(from, start) + label;
        signs.push(...written.slice(from, start), label + rest);
        signs.push(...Array<string>(label.length - 1).fill(''));
        from = end;
      }
      plain = text + plain.slice(from);
      written = [...signs, ...written.slice(from)];
    },
    /** As it was written, with the labels in place of the secrets. */
    written: () => start + written.join(''),
  };
}

function plainOf(sign: string): string {
  if (sign <= '\x7f') return sign;
  if (sign === '\u200b') return ' ';
  if (invisible.test(sign)) return '';
  const khmerDigit = sign.charCodeAt(0) - 0x17e0;
  return khmerDigit >= 0 && khmerDigit <= 9 ? String(khmerDigit) : sign.normalize('NFKC');
}
