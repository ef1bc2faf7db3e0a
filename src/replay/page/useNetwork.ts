import { useEffect, useMemo, useState } from 'react';
import { createKeyValueStore, storedSwitch } from '../../lib/keyValueStore';
import { nextPaint } from '../../lib/scheduling';
import { inSlices } from '../engine/inSlices';
import { callsOf } from '../engine/network/calls';
import { readNetwork } from '../engine/network/network';
import type { Network } from '../engine/network/network';
import { useReplay } from './useReplay';

/**
 * What the recording knows of the network: the calls at once; the connections and the balance, which need
 * all states, once these were read in the background.
 *
 * @returns null unless it is wanted
 */
export function useNetwork(isWanted: boolean): Network | null {
  const replay = useReplay();
  const [read, setRead] = useState<Network | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const cancelled = new AbortController();
    void nextPaint()
      .then(() => inSlices(readNetwork(replay), cancelled.signal))
      .then((network) => network && setRead(network));
    return () => cancelled.abort();
  }, [replay, isWanted]);
  return useMemo(() => {
    if (!isWanted) return null;
    return read ?? { calls: callsOf(replay), websocket: [], database: [], balance: [] };
  }, [replay, isWanted, read]);
}

const key = 'replayNetwork';

/** A window from this height on has room for the lanes of the network, in pixels. */
const roomyHeight = 900;

/** Whether the lanes of the network are shown: as last chosen in this browser, or else if they have room. */
export function useNetworkSwitch(): [isShown: boolean, toggle: () => void] {
  const [store] = useState(() => createKeyValueStore(() => window.localStorage));
  const [isShown, setShown] = useState(() => {
    const stored = store.read(key) ?? '';
    return storedSwitch.test(stored) ? stored === 'true' : window.innerHeight >= roomyHeight;
  });
  const toggle = () => {
    store.write(key, String(!isShown));
    setShown(!isShown);
  };
  return [isShown, toggle];
}
