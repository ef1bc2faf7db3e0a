import type { ComponentProps } from 'react';
import { km } from '../../i18n/km';
import { ChevronDownIcon, PersonIcon } from '../icons/Icon';
import { Money } from '../money/Money';
import './layout.css';

interface UserBadgeProps extends ComponentProps<'button'> {
  username: string;
  /** Riel, or null until the first value has arrived. */
  balance: number | null;
}

/** The button that opens the user menu: name (cut where it is too long) and balance (never cut). */
export function UserBadge({ username, balance, ...button }: UserBadgeProps) {
  return (
    <button type="button" className="user-badge" title={username} {...button}>
      <PersonIcon />
      <span className="visually-hidden">{km.header.userMenu}</span>
      <span className="user-badge-words">
        <span className="user-badge-name">{username}</span>
        <span className="user-badge-balance">
          <span className="visually-hidden">{km.common.balance}</span>{' '}
          {balance === null ? km.common.placeholder : <Money amount={balance} />}
        </span>
      </span>
      <ChevronDownIcon size={18} />
    </button>
  );
}
