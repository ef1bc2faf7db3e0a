import { messages } from '../../sandbox/messages';
import { km } from '../../src/i18n/km';
import { replay } from '../../src/i18n/texts/replay';
import { reviews, textsByKey } from './reviewedTexts';

/** Prints every Khmer text with its English meaning and mark, as one Markdown table for each part. */
function printKhmer(): void {
  const review = reviews();
  let lastPart = '';
  for (const [key, text] of Object.entries(textsByKey({ ...km, replay, messages }))) {
    const part = key.split('.')[0] ?? '';
    if (part !== lastPart) {
      console.log(`\n## ${part}\n\n| key | text | English | mark |\n| --- | --- | --- | --- |`);
    }
    lastPart = part;
    console.log(`| ${key} | ${text} | ${review[key]?.english} | ${review[key]?.mark} |`);
  }
}

printKhmer();
