import { km } from './km';

const whole: Readonly<Record<string, string>> = km.serverMessages.whole;

/** Laravel's names of the fields of section 7. */
const fields: Readonly<Record<string, string>> = {
  amount: km.tables.amount,
  number: km.tables.number,
  'result id': km.tables.roundNumber,
  username: km.login.username,
  password: km.login.password,
};

/** Laravel's validation, of which each version words some rules differently. */
const rules: readonly [RegExp, (field: string, first: string, second: string) => string][] = [
  [/^The (.+) field is required\.$/, km.serverMessages.required],
  [/^The (.+?)(?: field)? must be at least ([\d.,]+)\.$/, km.serverMessages.atLeast],
  [
    /^The (.+?)(?: field)? must be at least (\d+) characters\.$/,
    km.serverMessages.atLeastCharacters,
  ],
  [
    /^The (.+?)(?: field)? (?:must not|may not) be greater than ([\d.,]+)\.$/,
    km.serverMessages.atMost,
  ],
  [
    /^The (.+?)(?: field)? (?:must not|may not) be greater than (\d+) characters\.$/,
    km.serverMessages.atMostCharacters,
  ],
  [/^The (.+?)(?: field)? must be greater than ([\d.,]+)\.$/, km.serverMessages.moreThan],
  [/^The (.+?)(?: field)? must be between ([\d.,]+) and ([\d.,]+)\.$/, km.serverMessages.between],
  [/^The (.+?)(?: field)? must be an integer\.$/, km.serverMessages.wholeNumber],
  [/^The (.+?)(?: field)? must be a number\.$/, km.serverMessages.figures],
  [/^The (?:selected )?(.+?)(?: field)?(?: format)? is invalid\.$/, km.serverMessages.invalid],
];

const tooManyLogins = /^Too many login attempts\. Please try again in (\d+) seconds\.$/;
const andMore = /^(.+) \(and (\d+) more errors?\)$/;

/**
 * The Khmer of one of Laravel's own English messages: validation, throttling, authentication. Null
 * for any other message, which is shown as the server sends it.
 */
export function inKhmer(message: string): string | null {
  const [, first, count] = andMore.exec(message) ?? [];
  if (first !== undefined && count !== undefined) {
    const text = inKhmer(first);
    return text === null ? null : km.serverMessages.andMore(text, count);
  }
  const seconds = tooManyLogins.exec(message)?.[1];
  if (seconds !== undefined) return km.serverMessages.tooManyLogins(seconds);
  return (Object.hasOwn(whole, message) ? whole[message] : undefined) ?? ruleInKhmer(message);
}

function ruleInKhmer(message: string): string | null {
  for (const [pattern, write] of rules) {
    const [, name = '', first = '', second = ''] = pattern.exec(message) ?? [];
    if (Object.hasOwn(fields, name)) return write(fields[name] ?? '', first, second);
  }
  return null;
}
