import { selectConnection } from '../../features/game/gameSelectors';
import { km } from '../../i18n/km';
import { Banner } from '../../ui/layout/Banner';
import { useAppSelector } from '../hooks';

/** Tells quietly that the line is lost and being made again; gone by itself. */
export function ConnectionBanner() {
  const connection = useAppSelector(selectConnection);
  return (
    connection === 'reconnecting' && <Banner tone="waiting" text={km.connection.reconnecting} />
  );
}
