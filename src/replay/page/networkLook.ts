import { alpha } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type { CallOutcome } from '../engine/network/calls';
import type { ConnectionState } from '../engine/network/network';

interface BarLook {
  color: string;
  /** In pixels, as all that follows. */
  width: number;
  dashes?: string;
  /** A square at the end. */
  hasEnd?: true;
}

/** How the bars of the network are drawn: each differs from the others in its shape too. */
export function barLooks({ palette }: Theme): Record<CallOutcome | ConnectionState, BarLook> {
  return {
    answered: { color: alpha(palette.info.main, 0.45), width: 9 },
    failed: { color: alpha(palette.error.main, 0.45), width: 9, hasEnd: true },
    givenUp: { color: palette.text.secondary, width: 5, dashes: '6 3' },
    open: { color: palette.text.secondary, width: 5, dashes: '2 3' },
    connected: { color: palette.success.main, width: 2 },
    connecting: { color: palette.text.secondary, width: 3, dashes: '2 3' },
    silent: { color: palette.warning.main, width: 6, dashes: '6 3' },
    lost: { color: palette.warning.main, width: 8 },
  };
}
