import { createRoot } from 'react-dom/client';
import { nextTask } from './lib/nextTask';

/**
 * Reading React, reading the app, building its store and starting it are a task each: where they are
 * one, an old machine's page stands still for it.
 */
async function openApp(container: HTMLElement): Promise<void> {
  const root = createRoot(container);
  await nextTask();
  // In this very file: only the moment of its reading is another one.
  const { startApp } = await import(/* webpackMode: "eager" */ './app/startApp');
  await nextTask();
  await startApp(root);
}

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element #root');
void openApp(container);
