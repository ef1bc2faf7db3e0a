/**
 * Resolves in a task of its own, so that the browser can draw and hear in between. Not by a timer,
 * which comes late on a page that loads.
 */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
