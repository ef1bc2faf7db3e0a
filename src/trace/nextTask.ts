/** Lets the page handle input. A timer, because nothing waits for what comes next. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
