import { selectLineState } from '../../features/game/gameSelectors';
import type { LineState } from '../../features/game/line';
import { km } from '../../i18n/km';
import { Banner } from '../../ui/layout/Banner';
import { useAppSelector } from '../hooks';

type BannerProps = Parameters<typeof Banner>[0];

/** What is told of each state; a line that is well, or that was never lost, needs no words. */
const wordsOf: Record<LineState, BannerProps | null> = {
  connecting: null,
  live: null,
  silent: { tone: 'lost', text: km.connection.lost },
  reconnecting: { tone: 'waiting', text: km.connection.reconnecting },
  offline: { tone: 'lost', text: km.connection.offline },
};

/** Tells quietly what is wrong with the line; gone by itself. */
export function ConnectionBanner() {
  const words = wordsOf[useAppSelector(selectLineState)];
  return words && <Banner {...words} />;
}
