/** HTML in which every text is escaped. */
export interface Markup {
  readonly html: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Builds HTML from a template: texts and numbers become text, whatever they hold. */
export function markup(
  template: TemplateStringsArray,
  ...values: readonly (string | number | Markup | readonly Markup[])[]
): Markup {
  const parts = values.map((value, index) => `${htmlOf(value)}${template[index + 1] ?? ''}`);
  return { html: `${template[0] ?? ''}${parts.join('')}` };
}

function htmlOf(value: string | number | Markup | readonly Markup[]): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    return value.replace(/[&<>"']/g, (character) => entities[character] ?? '');
  }
  return 'html' in value ? value.html : value.map(({ html }) => html).join('');
}
