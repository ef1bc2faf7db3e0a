import { Refusal } from '../rest/refusal';

/** Reads a control body field by field; each reader answers 422 in words when a field doesn't fit. */
export class ControlBody {
  private readonly fields: ReadonlyMap<string, unknown>;

  constructor(body: unknown) {
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    if (body !== undefined && !isObject) throw new Refusal(422, 'The body must be a JSON object');
    this.fields = new Map(Object.entries(body ?? {}));
  }

  has(name: string): boolean {
    return this.fields.get(name) !== undefined;
  }

  raw(name: string): unknown {
    return this.fields.get(name);
  }

  whole(name: string, fallback?: number): number {
    const value = this.fields.get(name) ?? fallback;
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
    throw new Refusal(422, `${name} must be a whole number from 0`);
  }

  flag(name: string, fallback = false): boolean {
    const value = this.fields.get(name) ?? fallback;
    if (typeof value === 'boolean') return value;
    throw new Refusal(422, `${name} must be true or false`);
  }

  text(name: string): string {
    const value = this.fields.get(name);
    if (typeof value === 'string') return value;
    throw new Refusal(422, `${name} must be a string`);
  }
}
