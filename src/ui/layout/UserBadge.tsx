import type { ComponentProps } from 'react';
import { km } from '../../i18n/km';
import { ChevronDownIcon, PersonIcon } from '../icons/icons';
import { Money } from '../money/Money';
import './layout.css';

interface UserBadgeProps extends ComponentProps<'button'> {
  username: string;
  /** Riel, or null until the first value has arrived. */
  balance: number | null;
  /** The server may have written another balance since. */
  isStale: boolean;
}

/** The button that opens the user menu: name (cut where it is too long) and balance (never cut). */
export function UserBadge({ username, balance, isStale, ...button }: UserBadgeProps) {
  const isDoubtful = isStale && balance !== null;
  const title = isDoubtful ? `${username} · ${km.connection.balanceStale}` : username;
  return (
    <button type="button" className="user-badge" title={title} {...button}>
      <PersonIcon />
      <span className="visually-hidden">{km.header.userMenu}</span>
      <span className="user-badge-words">
        <bdi className="user-badge-name">{username}</bdi>
        <span className={`user-badge-balance${isDoubtful ? ' is-stale' : ''}`}>
          <span className="visually-hidden">{km.common.balance}</span>{' '}
          {balance === null ? km.common.placeholder : <Money amount={balance} />}
        </span>
        {isDoubtful && <span className="visually-hidden">{km.connection.balanceStale}</span>}
      </span>
      <ChevronDownIcon size={18} />
    </button>
  );
}
