import type { Action } from '@reduxjs/toolkit';
import { markerKey, markerOf } from '../jsan';
import { keptAction, keptState } from './fields';
import type { FieldRules } from './fields';
import { messagePatterns } from './messagePatterns';
import { allowedAction, allowedState } from './mutations';
import type { MutationAllowlist } from './mutations';
import { isSecretName, secretPatterns } from './secrets';
import type { KnownSecrets, SecretPattern } from './secrets';
import { createTextRedactor } from './textRedactor';

export interface RedactionRules {
  knownSecrets: KnownSecrets;
  /** What is no secret although a name says so: the names of members, and whole texts. */
  allowlist?: { names?: readonly string[]; texts?: readonly string[] };
  /** Members that hold a sentence of the server or of an error: what is private in a message is one there too. */
  messages?: readonly string[];
  /** In addition to the usual ones. */
  patterns?: readonly SecretPattern[];
  mutations?: MutationAllowlist;
  fields?: FieldRules;
}

/** From here on a number is a time in milliseconds, which does not occur in a message. */
const firstTimestamp = 1e12;
/** A longer text is none of numbers; in characters. */
const longestNumbers = 200;

/**
 * Replaces whatever is or looks like a secret by `[masked 1]`, the same number for the same secret: so
 * the reducers make of redacted actions exactly the redacted states. Values come back as JSON data
 * with jsan markers; a value that needs no change comes back as it is, and no object is searched twice.
 */
export type Redactor = ReturnType<typeof createRedactor>;

export function createRedactor(rules: RedactionRules) {
  const { knownSecrets, allowlist = {}, patterns = [], mutations = {} } = rules;
  const messageNames = new Set(rules.messages);
  const { fields = {} } = rules;
  const labels = new Map<string, string>();
  const usual = [...patterns, ...secretPatterns];
  const texts = createTextRedactor(knownSecrets, usual, labels);
  const ownNumbers = new Set<string>();
  // A number that was masked once stays masked: the reducers must make the redacted states of redacted actions.
  const ofMessages = messagePatterns((digits) => ownNumbers.has(digits)).map((one) => ({
    ...one,
    isSecret: (found: string) => labels.has(found) || one.isSecret?.(found) !== false,
  }));
  const messages = createTextRedactor(knownSecrets, [...usual, ...ofMessages], labels);
  const allowedNames = new Set(allowlist.names);
  const allowedTexts = new Set(['', ...(allowlist.texts ?? [])]);
  let done = new WeakMap<object, unknown>();
  let knownCount = 0;

  const isSecretMember = (name: string) => isSecretName(name) && !allowedNames.has(name);
  const secretText = (text: string) => (allowedTexts.has(text) ? text : texts.label(text));
  // Neither a marker's key nor `__proto__` could be read back as the key of data.
  const keyOf = (name: string) =>
    name === markerKey || name === '__proto__' ? `${name}_` : texts.redact(name);

  /** Also those within a text that is no message, such as a date or the numbers of a ticket. */
  const noteNumbers = (value: unknown) => {
    if (typeof value === 'number' && value < firstTimestamp) ownNumbers.add(String(value));
    if (typeof value !== 'string' || value.length > longestNumbers) return;
    for (const [digits] of value.matchAll(/\d{1,15}/g)) ownNumbers.add(digits);
  };

  const redact = (value: unknown, isSecret: boolean): unknown => {
    if (!isSecret) noteNumbers(value);
    if (typeof value === 'string') return isSecret ? secretText(value) : texts.redact(value);
    const marker = markerOf(value);
    if (marker !== null) {
      const content = marker.slice(1);
      return {
        [markerKey]: marker.charAt(0) + (isSecret ? secretText(content) : texts.redact(content)),
      };
    }
    if (typeof value !== 'object' || value === null) return isSecret ? blank(value) : value;
    if (isSecret) return redactMembers(value, true);
    const known = done.get(value);
    if (known !== undefined) return known;
    const redacted = redactMembers(value, false);
    done.set(value, redacted);
    return redacted;
  };

  const redactMembers = (value: object, isSecret: boolean): unknown => {
    if (Array.isArray(value)) {
      const list = Array.from(value, (item) => redact(item, isSecret));
      return list.every((item, index) => item === value[index]) ? value : list;
    }
    // JSON.stringify would call it and write what was not redacted.
    let isSame = !('toJSON' in value);
    const record: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(value)) {
      const key = keyOf(name);
      record[key] =
        typeof member === 'string' && !isSecret && messageNames.has(name)
          ? messages.redact(member)
          : redact(member, isSecret || isSecretMember(name));
      isSame &&= key === name && record[key] === member;
    }
    return isSame ? value : record;
  };

  const redactValue = (value: unknown) => {
    if (knownCount !== knownSecrets.texts.length) done = new WeakMap();
    knownCount = knownSecrets.texts.length;
    return redact(value, false);
  };
  return {
    text: texts.redact,
    /** A sentence of the server, or of an error. */
    message: messages.redact,
    value: redactValue,
    action: (action: Action) => redactValue(keptAction(allowedAction(action, mutations), fields)),
    state: (state: unknown) => redactValue(keptState(allowedState(state, mutations), fields)),
    /** Whether these digits are a number, an amount or an id in what was redacted so far. */
    isOwnNumber: (digits: string) => ownNumbers.has(digits),
  };
}

function blank(value: unknown): unknown {
  if (typeof value === 'number') return 0;
  return typeof value === 'boolean' ? false : value;
}
