import { isRecord } from '../isRecord';
import type { Mask } from './mask';

/**
 * A masked copy of plain data. What needs no mask is the same object again, and an object that was
 * looked at once is not looked at again: for states that share most of their parts.
 */
export function createValueMask(mask: Mask): (value: unknown) => unknown {
  const seen = new WeakMap<object, unknown>();

  const maskMembers = (value: Record<string, unknown>): unknown => {
    const members = Object.entries(value);
    const masked = members.map(
      ([name, one]) =>
        [mask.name(name), mask.isSecretName(name) ? maskSecret(one) : maskAny(one)] as const,
    );
    const isSame = members.every(
      ([name, one], at) => masked[at]?.[0] === name && masked[at][1] === one,
    );
    return isSame ? value : Object.fromEntries(masked);
  };
  const maskList = (value: readonly unknown[]): unknown => {
    const masked = value.map(maskAny);
    return value.every((one, at) => masked[at] === one) ? value : masked;
  };
  const maskSecret = (value: unknown): unknown => {
    if (typeof value === 'string') return mask.secretText(value);
    return Array.isArray(value) || isRecord(value) ? '[masked]' : value;
  };
  const maskAny = (value: unknown): unknown => {
    if (typeof value === 'string') return mask.text(value);
    if (!Array.isArray(value) && !isRecord(value)) return value;
    const known = seen.get(value);
    if (known !== undefined) return known;
    const masked = Array.isArray(value) ? maskList(value) : maskMembers(value);
    seen.set(value, masked);
    return masked;
  };
  return maskAny;
}
