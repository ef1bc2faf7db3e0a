/** What neither shows anything nor may be in a picture. */
const left =
  'script, link, meta, base, noscript, style, template, iframe, object, embed, audio, video';

/** Attributes that load something, lead somewhere or run something. */
const active = /^(on.*|href|xlink:href|src|srcset|srcdoc|action|formaction|poster|ping|nonce)$/i;

/** Animations jump to their end, since nothing moves in a picture. */
const still =
  '*,*::before,*::after{animation-duration:0s!important;animation-delay:0s!important;transition:none!important}';

/**
 * A page as it looks now, as HTML that loads nothing and contains no script. Its fonts are left to the
 * reader's machine.
 */
export function staticPage(page: Document): string {
  const copy = page.documentElement.cloneNode(true) as HTMLElement;
  copyValues(page.documentElement, copy);
  for (const element of copy.querySelectorAll(left)) element.remove();
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of element.getAttributeNames()) {
      // `#…` leads to a part of the same picture, such as the gradient of a chart.
      const isActive = active.test(name) && element.getAttribute(name)?.startsWith('#') !== true;
      if (isActive) element.removeAttribute(name);
    }
  }
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  const style = page.createElement('style');
  style.textContent = `${stylesOf(page)}\n${still}`.replaceAll('</', '<\\/');
  copy.querySelector('head')?.replaceChildren(charset, style);
  return `<!doctype html>${copy.outerHTML}`;
}

/** What is typed into a field or chosen in it is no attribute. */
function copyValues(page: Element, copy: Element): void {
  const fields = 'input, textarea, option';
  const copies = copy.querySelectorAll(fields);
  for (const [index, field] of page.querySelectorAll(fields).entries()) {
    const { value, checked, selected } = field as HTMLInputElement & HTMLOptionElement;
    const target = copies[index];
    if (field.localName === 'textarea' && target) target.textContent = value;
    if (field.localName === 'input') target?.setAttribute('value', value);
    target?.toggleAttribute('checked', checked);
    target?.toggleAttribute('selected', selected);
  }
}

function stylesOf(page: Document): string {
  return [...page.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .filter((rule) => !/^@(font-face|import)/.test(rule))
    .join('\n');
}
