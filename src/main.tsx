import { createRoot } from 'react-dom/client';
import { nextTask } from './lib/nextTask';

/**
 * Reading React, reading the app and starting it are a task each: on an old machine the three are a
 * standstill of the page where they are one.
 */
async function openApp(container: HTMLElement): Promise<void> {
  const root = createRoot(container);
  await nextTask();
  // In this very file: only the moment of its reading is another one.
  const { startApp } = await import(/* webpackMode: "eager" */ './app/startApp');
  await nextTask();
  startApp(root);
}

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element #root');
void openApp(container);
