import { palette } from '../theme/tokens';

export type StateKind = 'empty' | 'error' | 'offline';

const marks: Record<StateKind, string> = {
  empty: 'M58 38h16',
  error: 'M66 25v16M66 49.5v.2',
  offline: 'M54 50l24-24M58 33a12 12 0 0 1 7-3.4M74 36a12 12 0 0 1 1 7',
};

/** Three resting balls; the middle one carries the mark of the state. */
export function StatePicture({ kind }: { kind: StateKind }) {
  const accent = kind === 'empty' ? palette.gold600 : palette.red700;
  return (
    <svg className="state-picture" viewBox="0 0 132 76" fill="none" aria-hidden="true">
      <ellipse cx="66" cy="68" rx="58" ry="5" fill={palette.warm200} />
      <RestingBall x={27} />
      <RestingBall x={105} />
      <circle cx="66" cy="38" r="29" fill={palette.white} stroke={accent} strokeWidth="4" />
      <path
        d="M46 27a23 23 0 0 1 12-10"
        stroke={palette.warm200}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d={marks[kind]} stroke={accent} strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

function RestingBall({ x }: { x: number }) {
  const { warm100, warm200 } = palette;
  return <circle cx={x} cy="46" r="20" fill={warm100} stroke={warm200} strokeWidth="2" />;
}
