/**
 * Waits for a task, but not for longer than given.
 *
 * @param limitMs milliseconds
 * @returns whether it was done in time; one that is late goes on, and nobody hears how it ends
 * @throws what the task throws in time
 */
export function withinTime(task: Promise<unknown>, limitMs: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), limitMs);
    task.then(() => resolve(true), reject).finally(() => clearTimeout(timer));
  });
}
