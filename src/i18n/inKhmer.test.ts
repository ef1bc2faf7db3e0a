import { inKhmer } from './inKhmer';
import { km } from './km';

const { serverMessages: texts, tables, login } = km;

it.each([
  ['Unauthenticated.', texts.whole['Unauthenticated.']],
  ['Too Many Attempts.', texts.whole['Too Many Attempts.']],
  ['Too many login attempts. Please try again in 57 seconds.', texts.tooManyLogins('57')],
  ['The amount field is required.', texts.required(tables.amount)],
  ['The result id field is required.', texts.required(tables.roundNumber)],
  ['The amount must be at least 1000.', texts.atLeast(tables.amount, '1000')],
  ['The amount field must be at least 1000.', texts.atLeast(tables.amount, '1000')],
  [
    'The password field must be at least 6 characters.',
    texts.atLeastCharacters(login.password, '6'),
  ],
  ['The amount may not be greater than 50000.', texts.atMost(tables.amount, '50000')],
  [
    'The number field must not be greater than 3 characters.',
    texts.atMostCharacters(tables.number, '3'),
  ],
  ['The amount field must be greater than 0.', texts.moreThan(tables.amount, '0')],
  ['The amount must be between 1000 and 50000.', texts.between(tables.amount, '1000', '50000')],
  ['The amount must be an integer.', texts.wholeNumber(tables.amount)],
  ['The amount field must be a number.', texts.figures(tables.amount)],
  ['The number field format is invalid.', texts.invalid(tables.number)],
  ['The selected result id is invalid.', texts.invalid(tables.roundNumber)],
  [
    'The amount field is required. (and 2 more errors)',
    texts.andMore(texts.required(tables.amount), '2'),
  ],
])('says in Khmer what Laravel calls %p', (message, text) => {
  expect(inKhmer(message)).toBe(text);
});

it.each([
  'Unauthenticated',
  'constructor',
  'The stake field is required.',
  'The amount field is required. Betting is closed.',
  'The toString field is required.',
  'No route matches (and 1 more error)',
  km.toasts.betPlaced,
])('leaves %p as the server sent it', (message) => {
  expect(inKhmer(message)).toBeNull();
});
