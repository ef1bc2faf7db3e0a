import { selectConnectionStatus } from '../../features/game/gameSelectors';
import type { ConnectionStatus } from '../../features/connection/connection';
import { km } from '../../i18n/km';
import { Banner } from '../../ui/layout/Banner';
import { useAppSelector } from '../hooks';
import { selectIsServerUnreadable } from './selectIsServerUnreadable';

type BannerProps = Parameters<typeof Banner>[0];

/** The banner of each status; a connection that is open or was never lost needs none. */
const bannerOf: Record<ConnectionStatus, BannerProps | null> = {
  connecting: null,
  open: null,
  quiet: { severity: 'error', text: km.connection.lost },
  reconnecting: { severity: 'warning', text: km.connection.reconnecting },
  offline: { severity: 'error', text: km.connection.offline },
};

/**
 * Shows what is wrong with the connection, or that the server can't be understood over a good one;
 * gone by itself.
 */
export function ConnectionBanner() {
  const banner = bannerOf[useAppSelector(selectConnectionStatus)];
  const isUnreadable = useAppSelector(selectIsServerUnreadable);
  if (isUnreadable && banner?.severity !== 'error') {
    return <Banner severity="warning" text={km.connection.unreadable} />;
  }
  return banner && <Banner {...banner} />;
}
