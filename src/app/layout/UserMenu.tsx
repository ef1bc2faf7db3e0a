import { useRef, useState } from 'react';
import {
  selectBalance,
  selectIsBalanceStale,
  selectPlayer,
} from '../../features/session/sessionSlice';
import { chunkLoadFailed } from '../../store/appEvents';
import { UserBadge } from '../../ui/layout/UserBadge';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { UserMenuList } from '../lazyComponents';
import { layoutEvents, selectIsUserMenuOpen } from '../../store/layoutSlice';

/** The user dropdown: name and live balance. The menu loads when it is first opened. */
export function UserMenu() {
  const dispatch = useAppDispatch();
  const anchor = useRef<HTMLButtonElement>(null);
  const isOpen = useAppSelector(selectIsUserMenuOpen);
  const [wasOpened, setWasOpened] = useState(isOpen);
  const player = useAppSelector(selectPlayer);
  const balance = useAppSelector(selectBalance);
  const isStale = useAppSelector(selectIsBalanceStale);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <>
      <UserBadge
        ref={anchor}
        username={player?.username ?? ''}
        balance={balance}
        isStale={isStale}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => dispatch(layoutEvents.userMenuOpened())}
      />
      {wasOpened && (
        <UserMenuList anchor={anchor} onLoadFailed={() => dispatch(chunkLoadFailed())} />
      )}
    </>
  );
}
