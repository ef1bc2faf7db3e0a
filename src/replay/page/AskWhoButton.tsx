import Link from '@mui/material/Link';
import { use } from 'react';
import { AskWhoContext } from './usePathHistory';
import type { StatePath } from '../engine/statePath';

interface AskWhoButtonProps {
  path: StatePath;
  /** The states in which the path is followed; the first that has it counts. */
  states: readonly unknown[];
}

/** Lists the steps that changed a value. */
export function AskWhoButton({ path, states }: AskWhoButtonProps) {
  const ask = use(AskWhoContext);
  if (ask === null) return null;
  return (
    <Link
      component="button"
      type="button"
      variant="caption"
      color="textSecondary"
      underline="hover"
      aria-label={`who changed this? ${path.join('.')}`}
      onClick={() => ask(path, ...states)}
      sx={{ minHeight: 24, whiteSpace: 'nowrap' }}
    >
      who changed this?
    </Link>
  );
}
