import { staticPage } from './staticPage';

/** The picture of a page, as a reader's browser parses it. */
function pictureOf(html: string, change: (page: Document) => void = () => undefined) {
  const page = document.implementation.createHTMLDocument('a screen');
  page.documentElement.lang = 'km';
  page.body.innerHTML = html;
  change(page);
  const text = staticPage(page);
  return { text, page: new DOMParser().parseFromString(text, 'text/html') };
}

describe('the picture of a screen', () => {
  it('has what is typed, chosen and checked in its fields', () => {
    const { page } = pictureOf(
      '<input id="a"><input id="b" type="checkbox"><textarea id="c"></textarea><select><option>1<option id="d">2</select>',
      (screen) => {
        const field = (id: string) => screen.getElementById(id) as HTMLInputElement;
        field('a').value = '5,000';
        field('b').checked = true;
        field('c').value = 'a <b>';
        (screen.getElementById('d') as HTMLOptionElement).selected = true;
      },
    );
    const field = (id: string) => page.getElementById(id) as HTMLInputElement;
    expect(field('a').value).toBe('5,000');
    expect(field('b').checked).toBe(true);
    expect(field('c').value).toBe('a <b>');
    expect(page.querySelector('select')?.value).toBe('2');
  });

  it('loads nothing, leads nowhere and runs nothing', () => {
    const { text, page } = pictureOf(
      '<script>1</script><iframe src="x"></iframe><img src="https://example.com/a.png" onerror="a()">' +
        '<a href="https://example.com">more</a><form action="/pay"><button formaction="/x">1</button></form>' +
        '<svg><use href="#part"></use><use xlink:href="x.svg#part"></use></svg>',
    );
    expect(
      page.querySelector('script, iframe, [src], [onerror], [action], [formaction]'),
    ).toBeNull();
    expect(text).not.toContain('example.com');
    expect(page.querySelectorAll('[href]')).toHaveLength(1);
    expect(page.body.textContent).toContain('more');
    expect(page.documentElement.lang).toBe('km');
  });

  it('keeps the styles of the screen, of the style engine too, without its fonts', () => {
    const style = document.createElement('style');
    document.head.append(style);
    style.sheet?.insertRule('.css-1 { color: red }');
    style.sheet?.insertRule('@font-face { font-family: x; src: url(x.woff2) }');
    const text = staticPage(document);
    style.remove();
    expect(text).toMatch(/\.css-1 \{\s*color: red/);
    expect(text).not.toContain('woff2');
  });
});
