import { markup } from './markup';

describe('markup', () => {
  it('shows every text as it is, in an attribute too', () => {
    const text = `"><script>alert('1 & 2')</script>`;
    const { html } = markup`<p title="${text}">${text}</p>`;
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelector('script')).toBeNull();
    expect(page.querySelector('p')?.title).toBe(text);
    expect(page.querySelector('p')?.textContent).toBe(text);
  });

  it('puts markup and lists of it into markup', () => {
    const items = ['a', 'b<'].map((text) => markup`<li>${text}</li>`);
    expect(markup`<ul>${items}</ul>${markup`<p>${2}</p>`}`.html).toBe(
      '<ul><li>a</li><li>b&lt;</li></ul><p>2</p>',
    );
  });
});
