import { Brand } from './Brand';
import './layout.css';

/** The footer: the year (four digits) and a short brand mark. */
export function Footer({ year }: { year: number }) {
  return (
    <footer className="footer">
      © {year} <Brand logoSize={18} />
    </footer>
  );
}
