import { Brand } from './Brand';
import './layout.css';

interface FooterProps {
  /** Four digits. */
  year: number;
  /** The build, told to whoever points at the footer; null where it is not known. */
  version: string | null;
}

/** The footer: the year and a short brand mark. */
export function Footer({ year, version }: FooterProps) {
  return (
    <footer className="footer" title={version ?? undefined}>
      © {year} <Brand logoSize={18} />
    </footer>
  );
}
