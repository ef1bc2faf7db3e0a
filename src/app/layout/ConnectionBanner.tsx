import { selectConnectionStatus } from '../../features/game/gameSelectors';
import type { ConnectionStatus } from '../../features/connection/connection';
import { km } from '../../i18n/km';
import { Banner } from '../../ui/layout/Banner';
import { useAppSelector } from '../hooks';
import { selectIsServerUnreadable } from './selectIsServerUnreadable';

type BannerProps = Parameters<typeof Banner>[0];

/** What is shown of each status; a connection that is well, or that was never lost, needs no words. */
const wordsOf: Record<ConnectionStatus, BannerProps | null> = {
  connecting: null,
  open: null,
  quiet: { tone: 'lost', text: km.connection.lost },
  reconnecting: { tone: 'waiting', text: km.connection.reconnecting },
  offline: { tone: 'lost', text: km.connection.offline },
};

/**
 * Shows what is wrong with the connection, or that the server can't be understood over a good one;
 * gone by itself.
 */
export function ConnectionBanner() {
  const words = wordsOf[useAppSelector(selectConnectionStatus)];
  const isUnreadable = useAppSelector(selectIsServerUnreadable);
  if (isUnreadable && words?.tone !== 'lost') {
    return <Banner tone="waiting" text={km.connection.unreadable} />;
  }
  return words && <Banner {...words} />;
}
