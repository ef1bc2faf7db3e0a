import './banner.css';

interface BannerProps {
  /** `bad`: lost; `waiting`: being mended; `good`: mended. */
  tone: 'bad' | 'waiting' | 'good';
  text: string;
}

/** A quiet pill at the top that tells of the connection; it covers nothing that can be pressed. */
export function Banner({ tone, text }: BannerProps) {
  return (
    <div className={`banner banner-${tone}`} role="status">
      <span className="banner-dot" aria-hidden="true" />
      {text}
    </div>
  );
}
