import { selectLineState } from '../../features/game/gameSelectors';
import type { LineState } from '../../features/game/line';
import { km } from '../../i18n/km';
import { Banner } from '../../ui/layout/Banner';
import { useAppSelector } from '../hooks';
import { selectIsServerUnreadable } from './selectIsServerUnreadable';

type BannerProps = Parameters<typeof Banner>[0];

/** What is told of each state; a line that is well, or that was never lost, needs no words. */
const wordsOf: Record<LineState, BannerProps | null> = {
  connecting: null,
  live: null,
  silent: { tone: 'lost', text: km.connection.lost },
  reconnecting: { tone: 'waiting', text: km.connection.reconnecting },
  offline: { tone: 'lost', text: km.connection.offline },
};

/**
 * Tells quietly what is wrong with the line, or that the server can't be understood over a good one;
 * gone by itself.
 */
export function ConnectionBanner() {
  const words = wordsOf[useAppSelector(selectLineState)];
  const isUnreadable = useAppSelector(selectIsServerUnreadable);
  if (isUnreadable && words?.tone !== 'lost') {
    return <Banner tone="waiting" text={km.connection.unreadable} />;
  }
  return words && <Banner {...words} />;
}
