import { createKnownSecrets } from './secrets';
import { createTextRedactor } from './textRedactor';

/** A redactor whose one pattern finds `secret-…`, and notes each text that it searches. */
function setUp() {
  const searched: string[] = [];
  const isSecret = (found: string) => {
    searched.push(found);
    return true;
  };
  const pattern = { pattern: /secret-\w+|x+/g, isSecret };
  return { searched, ...createTextRedactor(createKnownSecrets(), [pattern]) };
}

describe('the redactor of texts', () => {
  it('searches a text once, however often it comes', () => {
    const { redact, searched } = setUp();
    expect([redact('secret-a'), redact('secret-a')]).toEqual(['[masked 1]', '[masked 1]']);
    expect(searched).toEqual(['secret-a']);
    expect(redact('secret-b')).toBe('[masked 2]');
    expect(searched).toEqual(['secret-a', 'secret-b']);
  });

  it('remembers no more than 2000 texts, and their labels for good', () => {
    const { redact, searched } = setUp();
    for (let count = 0; count < 1999; count += 1) redact(`secret-${count}`);
    expect(redact('secret-0')).toBe('[masked 1]');
    expect(searched).toHaveLength(1999);
    redact('secret-1999');
    expect(redact('secret-0')).toBe('[masked 1]');
    expect(searched).toHaveLength(2001);
  });

  it('searches no text of fewer than 6 characters', () => {
    const { redact, searched } = setUp();
    expect(redact('xxxxx')).toBe('xxxxx');
    expect(searched).toEqual([]);
    expect(redact('xxxxxx')).toBe('[masked 1]');
  });

  it('replaces a text of more than 4000 characters as a whole, unsearched', () => {
    const { redact, searched } = setUp();
    expect(redact('.'.repeat(4001))).toBe('[masked 1]');
    expect(redact('.'.repeat(4000))).toBe('.'.repeat(4000));
    expect(searched).toEqual([]);
  });
});
