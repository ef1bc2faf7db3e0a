import { palette } from '../theme/tokens';

interface LogoProps {
  /** Width and height in pixels. */
  size?: number;
}

/** The mark of the product: a gold lottery ball that carries the seven. */
export function Logo({ size = 34 }: LogoProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="23" fill={palette.gold500} />
      <path d="M24 1a23 23 0 0 1 0 46c9-5 14-13 14-23S33 6 24 1Z" fill={palette.gold600} />
      <circle cx="24" cy="24" r="14.5" fill={palette.white} />
      <path
        d="M18.5 17.5h11.5l-6.5 14"
        fill="none"
        stroke={palette.ink900}
        strokeWidth="4.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M9 17a17 17 0 0 1 8-8.5"
        fill="none"
        stroke={palette.gold200}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
