import { screen } from '@testing-library/react';
import { renderInTheme } from '../../testing/renderInTheme';
import { AppErrorBoundary } from '../../app/AppErrorBoundary';
import { RemountBoundary } from './RemountBoundary';

/** React prints the errors that it catches; these tests ignore the output. */
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

/** Text next to an element: React keeps the text's node and removes it. */
const Counter = ({ count }: { count: number }) => (
  <p>
    {count < 2 && 'before '}
    <b>{count}</b>
  </p>
);

const Broken = () => {
  throw new Error('no such row');
};

const wrapper: string = 'font';

/** As Chrome's translator does. */
function wrapTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const outer = document.createElement(wrapper);
    const inner = outer.appendChild(document.createElement(wrapper));
    inner.textContent = text.textContent;
    text.parentNode?.replaceChild(outer, text);
  }
}

describe('RemountBoundary', () => {
  it('remounts the screen if its texts were wrapped', () => {
    const counter = (count: number) => (
      <RemountBoundary>
        <Counter count={count} />
      </RemountBoundary>
    );
    const { rerender } = renderInTheme(counter(0));
    wrapTexts();
    rerender(counter(2));
    expect(document.querySelector(wrapper)).toBeNull();
    expect(screen.getByText('2')).toBeVisible();
    rerender(counter(3));
    expect(screen.getByText('3')).toBeVisible();
  });

  it('leaves every other error to the boundary around it', () => {
    renderInTheme(
      <AppErrorBoundary>
        <RemountBoundary>
          <Broken />
        </RemountBoundary>
      </AppErrorBoundary>,
    );
    expect(screen.getByText('no such row')).toBeVisible();
  });

  it('renders nothing in place of optional children that throw', () => {
    renderInTheme(
      <AppErrorBoundary>
        <p>the rest</p>
        <RemountBoundary isOptional>
          <Broken />
        </RemountBoundary>
      </AppErrorBoundary>,
    );
    expect(screen.getByText('the rest')).toBeVisible();
    expect(screen.queryByText('no such row')).toBeNull();
  });

  it('gives up if remounting fails repeatedly', () => {
    let mounts = 0;
    const Foreign = () => {
      mounts += 1;
      throw new DOMException('not a child of this node', 'NotFoundError');
    };
    renderInTheme(
      <AppErrorBoundary>
        <RemountBoundary>
          <Foreign />
        </RemountBoundary>
      </AppErrorBoundary>,
    );
    expect(screen.getByText('not a child of this node')).toBeVisible();
    expect(mounts).toBeLessThan(20);
  });
});
