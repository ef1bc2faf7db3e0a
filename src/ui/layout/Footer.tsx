import { Brand } from './Brand';
import './layout.css';

interface FooterProps {
  /** Four digits. */
  year: number;
  /** The build, told to whoever points at the footer. */
  version: string;
}

/** The footer: the year and a short brand mark. */
export function Footer({ year, version }: FooterProps) {
  return (
    <footer className="footer" title={version}>
      © {year} <Brand logoSize={18} />
    </footer>
  );
}
