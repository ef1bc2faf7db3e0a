import { km } from '../../i18n/km';
import './layout.css';
import { Logo } from './Logo';

/** Mark and name of the product. On a phone's top bar the name gives way to the balance. */
export function Brand({ logoSize = 34 }: { logoSize?: number }) {
  return (
    <span className="brand">
      <Logo size={logoSize} />
      <span className="brand-name">{km.common.brand}</span>
    </span>
  );
}
