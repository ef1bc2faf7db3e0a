import { createRoot } from 'react-dom/client';
import { yieldToMain } from './platform/scheduling';

/**
 * Start-up is split into separate tasks so that the page stays responsive on slow machines: React's
 * modules, the app's modules, the store, the first render.
 */
async function main(container: HTMLElement): Promise<void> {
  const root = createRoot(container);
  await yieldToMain();
  // In the same file: `eager` only defers running the modules.
  const { startApp } = await import(/* webpackMode: "eager" */ './app/startApp');
  await yieldToMain();
  await startApp(root);
}

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element #root');
void main(container);
