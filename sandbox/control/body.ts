import { Refusal } from '../rest/refusal';

/** Reads a control body field by field; each reader answers 422 in words when a field doesn't fit. */
export class ControlBody {
  private readonly fields: ReadonlyMap<string, unknown>;

  constructor(body: unknown) {
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    if (body !== undefined && !isObject) throw new Refusal(422, 'The body must be a JSON object');
    this.fields = new Map(Object.entries(body ?? {}));
  }

  /** Whether the field was sent at all. */
  has(name: string): boolean {
    return this.fields.get(name) !== undefined;
  }

  /** The field as it came; undefined where it was not sent. */
  raw(name: string): unknown {
    return this.fields.get(name);
  }

  /**
   * A whole number from 0.
   * @throws Refusal 422 where the field is none, or is not there and has no fallback.
   */
  whole(name: string, fallback?: number): number {
    const value = this.fields.get(name) ?? fallback;
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
    throw new Refusal(422, `${name} must be a whole number from 0`);
  }

  /** @throws Refusal 422 where the field is no boolean. */
  flag(name: string, fallback = false): boolean {
    const value = this.fields.get(name) ?? fallback;
    if (typeof value === 'boolean') return value;
    throw new Refusal(422, `${name} must be true or false`);
  }

  /** @throws Refusal 422 where the field is no text. */
  text(name: string): string {
    const value = this.fields.get(name);
    if (typeof value === 'string') return value;
    throw new Refusal(422, `${name} must be a string`);
  }
}
