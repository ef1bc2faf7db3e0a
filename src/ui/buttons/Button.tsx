import type { ComponentProps } from 'react';
import './button.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** The filled one is the primary action of its place. */
  variant?: 'contained' | 'outlined';
  size?: 'medium' | 'large';
  fullWidth?: boolean;
}

/** A button of the first screens, which are drawn without MUI; it looks as MUI's does here. */
export function Button({
  variant = 'outlined',
  size = 'medium',
  fullWidth = false,
  className = '',
  ...rest
}: ButtonProps) {
  const classes = [
    `button button-${variant}`,
    ...(size === 'large' ? ['button-large'] : []),
    ...(fullWidth ? ['button-wide'] : []),
    ...(className ? [className] : []),
  ];
  return <button type="button" {...rest} className={classes.join(' ')} />;
}
