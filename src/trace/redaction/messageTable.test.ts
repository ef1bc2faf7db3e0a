import { redactMessage } from './redactMessage';
import { createKnownSecrets } from './secrets';

const redacted = (message: string) => redactMessage(message, createKnownSecrets(), []);

/** Secrets stand in ⟦ ⟧; `·` is a zero-width space, `~` a zero-width joiner. */
const secretTexts = [
  'កូដ OTP ⟦482913⟧',
  'កូដ·OTP·⟦482913⟧ មិនដំណើរការ',
  'លេខកូដ PIN ⟦4567⟧',
  'លេខ កូដ PIN គឺ ⟦៤៥៦៧⟧',
  'OTP របស់ខ្ញុំគឺ ⟦482 913⟧',
  'otp code is ⟦４８２９１３⟧',
  'P~I~N ⟦4567⟧',
  'កូដ ⟦12345⟧ ខ្ញុំបានទទួល',
  'ពាក្យ·សម្ងាត់ ⟦riel1234⟧',
  'ពាក្យ សម្ងាត់ ⟦riel1234⟧',
  'លេខ សម្ងាត់៖ ⟦១២៣៤⟧',
  'ពាក្យសំងាត់ខ្ញុំ ⟦riel1234⟧',
  'លេខ·សំងាត់·⟦4567⟧',
  '⟦riel1234⟧ ជាលេខសម្ងាត់',
  '⟦riel1234⟧ជាពាក្យ·សម្ងាត់របស់ខ្ញុំ',
  '⟦4567⟧ គឺជាលេខ សំងាត់',
  '⟦482913⟧ is my otp',
  'my pasword is ⟦riel1234⟧',
  'passwrod: ⟦sesame⟧',
  'pass~word ⟦ri~el1234⟧',
  'ABA ⟦000 123 456⟧',
  'my ABA account number is ⟦001234567⟧',
  'គណនី ABA លេខ ⟦០០០១២៣៤៥៦⟧',
  'អេ·ប៊ី·អេ ⟦001 234 567⟧',
  'លេខគណនីធនាគារ ⟦12345678901⟧',
  '⟦001234567⟧ ជាលេខគណនីវីង',
  'Wing: ⟦12345678⟧',
  'Telegram ⟦@sophea_kh⟧',
  'តេឡេក្រាម៖ ⟦sophea99⟧',
  'ខ្ញុំប្រើឡាញ ⟦sophea.k⟧',
  'WhatsApp ⟦12 345 678⟧',
  'Line ID: ⟦dara_7⟧',
  'Facebook ⟦sophea.99⟧ and OTP ⟦482913⟧',
];

const harmlessTexts = [
  'កូដ 404',
  'កូដ·៤០៤ ពេលខ្ញុំចុចភ្នាល់',
  'error code 5003',
  'កូដ error 500 ម៉ោង 10:54:09',
  'ខ្ញុំភ្នាល់លេខ 07 ចំនួន 10000៛',
  'លេខ ០៧២ ១០០០០ រៀល',
  'លេខ·07·ក្នុងជុំ·240001',
  'ជុំ 240001 លេខ 123 មិនចេញ',
  'ខ្ញុំចុចលេខ 4567 តែមិនឃើញ',
  'លេខភ្នាល់ 9000123',
  'bet 9000123 in round 240001',
  'I typed the number 4567 at 10:54',
  'number 012 10000, number 07 5000',
  'ABA 100000៛ មិនទាន់ចូល',
  'I paid 1000000 riel with ABA',
  'Wing 50,000 riel at 09:30',
  'វីង 1 000 000 រៀល',
  'ដាក់ប្រាក់តាម·អេប៊ីអេ·200000',
  'ABA 2026-11-20 10:54',
  'my account balance is 1250000៛',
  'គណនីខ្ញុំមាន 500000 រៀល',
  'Telegram is slow, please help',
  'តេឡេក្រាម មិនដំណើរការ',
  'line 5 of the ticket, line 12 too',
  'I went offline at 10:54:09',
  'The password must be at least 8 characters.',
  'The provided password is incorrect.',
  'ខ្ញុំភ្លេចពាក្យ·សម្ងាត់ ជុំ 240001',
  'PIN ខុស 3 ដង',
  'OTP មិនមក ម៉ោង 10:54',
  '240001 ជាលេខជុំ',
  '1000 is my stake on 07, code 422',
];

const typed = (row: string) => row.replaceAll('·', '\u200b').replaceAll('~', '\u200d');

it.each(secretTexts)('“%s” loses what is marked and nothing else', (row) => {
  const masked = redacted(typed(row.replace(/[⟦⟧]/gu, '')));
  expect(masked.replace(/\[masked \d\]/g, '[masked]')).toBe(
    typed(row.replace(/⟦[^⟧]+⟧/gu, '[masked]')),
  );
});

it.each(harmlessTexts)('“%s” stays as it is', (row) => {
  expect(redacted(typed(row))).toBe(typed(row));
});
