import { markerKey, markerOf } from './jsan';

/** A value as JSON with the markers that Redux DevTools restores; nothing is masked. */
export function jsanText(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key: string) {
    // Not the second argument: of a date JSON passes the text.
    const member = this[key];
    const marker = markerOf(member);
    return marker === null ? member : { [markerKey]: marker };
  });
}
