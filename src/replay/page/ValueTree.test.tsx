import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ValueTree } from './ValueTree';

const value = { game: { round: { id: 50 } }, sound: { isOn: false } };

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const rows = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
const active = () => {
  const id = screen.getByRole('tree').getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent;
};

it('a value is opened and walked through by keys alone', async () => {
  const user = userEvent.setup();
  render(<ValueTree label="State" value={value} openLevels={1} />);
  await user.tab();
  expect(screen.getByRole('tree')).toHaveFocus();
  expect(rows()).toEqual(['game 1 key', 'sound 1 key']);

  await user.keyboard('{ArrowRight}');
  expect(rows()).toEqual(['game 1 key', 'round 1 key', 'sound 1 key']);
  await user.keyboard('{ArrowRight}{Enter}{ArrowDown}');
  expect(active()).toBe('id 50');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('treeitem', { name: 'round 1 key' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(rows()).toEqual(['game 1 key', 'sound 1 key']);
  await user.keyboard('{End} ');
  expect(rows()).toEqual(['game 1 key', 'sound 1 key', 'isOn false']);
  await user.keyboard('{Home}');
  expect(active()).toBe('game 1 key');
});

it('what is open stays open at another step, and keys of the page are left to it', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<ValueTree label="State" value={value} openLevels={1} />);
  await user.click(screen.getByText('sound'));
  rerender(<ValueTree label="State" value={{ sound: { isOn: true } }} openLevels={1} />);
  expect(rows()).toEqual(['sound 1 key', 'isOn true']);
  const onKeyDown = jest.fn((event: KeyboardEvent) => event.defaultPrevented);
  window.addEventListener('keydown', onKeyDown);
  expect(screen.getByRole('tree')).toHaveFocus();
  await user.keyboard('e{ArrowDown}');
  window.removeEventListener('keydown', onKeyDown);
  expect(onKeyDown.mock.results.slice(-2).map(({ value: isTaken }) => isTaken as boolean)).toEqual([
    false,
    true,
  ]);
});
