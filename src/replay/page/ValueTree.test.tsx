import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ValueTree } from './ValueTree';
import { AskWhoContext } from './usePathHistory';

const value = { game: { round: { id: 50 } }, sound: { isOn: false } };

const rows = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
const active = () => document.activeElement?.textContent;

describe('ValueTree', () => {
  it('opens a value and walks through it by keys alone', async () => {
    const user = userEvent.setup();
    render(<ValueTree label="State" value={value} openLevels={1} />);
    await user.tab();
    expect(active()).toBe('game 1 key');
    expect(screen.getByRole('tree', { name: 'State' })).toBeVisible();
    expect(rows()).toEqual(['game 1 key', 'sound 1 key']);

    await user.keyboard('{ArrowRight}');
    expect(rows()).toEqual(['game 1 key', 'round 1 key', 'sound 1 key']);
    await user.keyboard('{ArrowRight}{Enter}{ArrowDown}');
    expect(active()).toBe('id 50');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    const round = screen.getByRole('treeitem', { name: 'round 1 key' });
    expect(round).toHaveAttribute('aria-expanded', 'false');
    expect(round).toHaveAttribute('aria-level', '2');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(rows()).toEqual(['game 1 key', 'sound 1 key']);
    await user.keyboard('{End} ');
    expect(rows()).toEqual(['game 1 key', 'sound 1 key', 'isOn false']);
    await user.keyboard('{Home}');
    expect(active()).toBe('game 1 key');
  });

  it('keeps open rows open at another step, and leaves the page its keys', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<ValueTree label="State" value={value} openLevels={1} />);
    await user.click(screen.getByText('sound'));
    rerender(<ValueTree label="State" value={{ sound: { isOn: true } }} openLevels={1} />);
    expect(rows()).toEqual(['sound 1 key', 'isOn true']);
    const taken: boolean[] = [];
    const note = ({ defaultPrevented }: KeyboardEvent) => void taken.push(defaultPrevented);
    window.addEventListener('keydown', note);
    expect(active()).toBe('sound 1 key');
    await user.keyboard('s1/{ArrowDown}{ArrowDown} ');
    window.removeEventListener('keydown', note);
    expect(taken).toEqual([false, false, false, true, true, true]);
    expect(active()).toBe('isOn true');
  });

  it('opens a value of 100,000 levels one row at a time', async () => {
    const user = userEvent.setup();
    let deep: object = {};
    for (let depth = 0; depth < 100_000; depth += 1) deep = { deeper: deep };
    render(<ValueTree label="State" value={deep} openLevels={1} />);
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(rows()).toHaveLength(3);
    const depths = screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-level'));
    expect(depths).toEqual(['1', '2', '3']);
  });

  it('asks who changed a row of a state, by its key and by a click, and of no other value', async () => {
    const user = userEvent.setup();
    const ask = jest.fn();
    const tree = (isState: boolean) => (
      <AskWhoContext value={ask}>
        <ValueTree label="Value" value={value} openLevels={2} isState={isState} />
      </AskWhoContext>
    );
    const { rerender } = render(tree(true));
    await user.tab();
    await user.keyboard('{ArrowDown}w');
    expect(ask).toHaveBeenLastCalledWith(['game', 'round'], value);
    const isOn = within(screen.getByRole('treeitem', { name: /^isOn/ }));
    await user.click(isOn.getByText('who?'));
    expect(ask).toHaveBeenLastCalledWith(['sound', 'isOn'], value);
    expect(screen.getByRole('treeitem', { name: 'isOn false' })).toBeVisible();

    rerender(tree(false));
    expect(screen.queryByText('who?')).toBeNull();
    await user.keyboard('w');
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
