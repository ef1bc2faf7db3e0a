import type { ComponentProps } from 'react';
import './button.css';

/** A round button with an icon alone; give it an `aria-label`. */
export function IconButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={`icon-button ${className}`.trim()} />;
}
