/**
 * The sheet of goober, notistack's style writer. By itself goober writes markup and style text into
 * the page, which the content security policy refuses; it takes this object instead, whose text
 * becomes rules through the object model. To be imported before notistack.
 */
interface GooberHost {
  parentNode: Node;
  /** goober reads all text and writes it back with an addition. */
  firstChild: { data: string };
}

function createGooberHost(): GooberHost {
  const element = document.head.appendChild(document.createElement('style'));
  let text = '';
  return {
    parentNode: document.head,
    firstChild: {
      get data() {
        return text;
      },
      set data(all) {
        text = all;
        const { sheet } = element;
        if (!sheet) return;
        if (sheet.cssRules.length > 0) sheet.deleteRule(0);
        // One rule around all of them: only one can be inserted at a time.
        sheet.insertRule(`@media all{${all}}`);
      },
    },
  };
}

(window as { _goober?: GooberHost })._goober ??= createGooberHost();
