import { hashOfStep } from './stepLink';

/** Copies the address of a step; answers in words what came of it. */
export async function copyStepLink(step: number): Promise<string> {
  const link = new URL(hashOfStep(step), window.location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    return `Link to step ${step} copied`;
  } catch {
    return `Not copied: the link is ${link}`;
  }
}
