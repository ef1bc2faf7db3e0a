import type { ComponentType, ReactNode } from 'react';
import { km } from '../../i18n/km';
import { BackIcon } from '../icons/icons';
import './layout.css';

interface PageTitleBarProps {
  title: string;
  /** Address that the back link leads to. */
  backTo: string;
  /** The router's link. */
  linkComponent: ComponentType<{ to: string; className?: string; children?: ReactNode }>;
}

/** The head of an inner page: a back link and the title. */
export function PageTitleBar({ title, backTo, linkComponent: Link }: PageTitleBarProps) {
  return (
    <div className="title-bar">
      <Link to={backTo} className="title-bar-back">
        <BackIcon size={18} />
        {km.common.back}
      </Link>
      <h1>{title}</h1>
    </div>
  );
}
