import './state.css';

interface BonesProps {
  /** Any CSS width. */
  width?: string;
}

/** One grey bar where text is about to be. */
export function Bones({ width = '100%' }: BonesProps) {
  return <span className="bones" style={{ width }} aria-hidden="true" />;
}
