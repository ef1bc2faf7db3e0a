import { betsApi } from '../../features/bets/betsApi';
import type { ConnectionStatus } from '../../features/connection/connection';
import { gameApi } from '../../features/game/gameApi';
import { selectConnectionStatus } from '../../features/game/gameSelectors';
import { km } from '../../i18n/km';
import { Banner } from '../../ui/layout/Banner';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/rootState';

const selectResponses = [
  gameApi.endpoints.getResults.select(),
  gameApi.endpoints.getBetLimit.select(),
  betsApi.endpoints.getBets.select(),
];

/**
 * Whether the server sends data that the app can't read: several events of a channel in a row, or a
 * response on the home screen. Other failures are shown in place of the data.
 */
function selectIsServerUnreadable(state: RootState): boolean {
  return (
    state.game.isFeedUnreadable === true ||
    selectResponses.some((select) => {
      const { error } = select(state);
      return error !== undefined && 'kind' in error && error.kind === 'invalidResponse';
    })
  );
}

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
  const isUnreadable = useAppSelector(selectIsServerUnreadable);
  if (isUnreadable && banner?.severity !== 'error') {
    return <Banner severity="warning" text={km.connection.unreadable} />;
  }
  return banner && <Banner {...banner} />;
}
