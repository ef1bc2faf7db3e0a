/**
 * A ref for the input of react-number-format, which sets the caret at once and again in a timer. A busy page
 * handles keys before timers: after Ctrl+A the second time would undo the selection, and the next digits would
 * be typed into the old amount. Here the second time does nothing.
 */
export function setCaretOnce(input: HTMLInputElement | null): void {
  if (input === null) return;
  let last = '';
  input.setSelectionRange = (...range) => {
    const position = `${range.join(' ')} ${input.value}`;
    if (position === last) return;
    last = position;
    HTMLInputElement.prototype.setSelectionRange.apply(input, range);
  };
  // The same place in the same text may be right again after an edit that was not accepted.
  input.addEventListener('input', () => (last = ''));
}
