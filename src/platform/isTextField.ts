/** Whether keys that are pressed there are typed into a text field. */
export function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('input:not([readonly]), textarea, select, [contenteditable]')
  );
}
