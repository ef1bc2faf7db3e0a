import { betsApi } from '../../features/bets/betsApi';
import type { ConnectionStatus } from '../../features/connection/connection';
import { selectIsServerReadable } from '../../features/connection/connectionSlice';
import { gameApi } from '../../features/game/gameApi';
import { selectConnectionStatus } from '../../features/game/gameSelectors';
import { km } from '../../i18n/km';
import { Banner } from '../../ui/layout/Banner';
import { useAppSelector } from '../../store/hooks';

const { getResults, getBetLimit } = gameApi.endpoints;
/** The calls whose data only this banner can excuse: others have a stand-in or say so in place of it. */
const callsOfHome = [getResults, getBetLimit, betsApi.endpoints.getBets].map(({ name }) => name);

type BannerProps = Parameters<typeof Banner>[0];

/** The banner of each status; null for none. */
const bannerOf: Record<ConnectionStatus, BannerProps | null> = {
  connecting: null,
  open: null,
  quiet: { severity: 'error', text: km.connection.quiet },
  reconnecting: { severity: 'warning', text: km.connection.reconnecting },
  offline: { severity: 'error', text: km.connection.offline },
};

/** Shows a connection problem, or that the server's data is unreadable; it disappears by itself. */
export function ConnectionBanner() {
  const banner = bannerOf[useAppSelector(selectConnectionStatus)];
  const isReadable = useAppSelector((state) => selectIsServerReadable(state, callsOfHome));
  if (!isReadable && banner?.severity !== 'error') {
    return <Banner severity="warning" text={km.connection.unreadable} />;
  }
  return banner && <Banner {...banner} />;
}
