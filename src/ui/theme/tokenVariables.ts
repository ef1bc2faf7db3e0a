import { contentWidth, fontFamily, motion, palette, radii, shadows, weights } from './tokens';

/** The tokens as CSS custom properties (`--ink900`, `--radius-medium`, …) for the style sheets. */
export function tokenVariables(): Record<string, string> {
  const variables: Record<string, string> = {
    '--font': fontFamily,
    '--bold': String(weights.bold),
    '--content-width': `${contentWidth}px`,
  };
  for (const [name, value] of Object.entries(palette)) variables[`--${name}`] = value;
  for (const [name, value] of Object.entries(radii)) variables[`--radius-${name}`] = `${value}px`;
  for (const [name, value] of Object.entries(shadows)) variables[`--shadow-${name}`] = value;
  for (const [name, value] of Object.entries(motion)) variables[`--motion-${name}`] = `${value}ms`;
  return variables;
}
