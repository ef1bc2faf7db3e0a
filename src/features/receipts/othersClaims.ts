import { isAccepted, isOpen } from './receipt';
import type { Receipt } from './receipt';

/**
 * A bet turns out to be that of another tab's stake, or a second one of such (`isTwin`): it is not this stake, nor its
 * second bet. What another tab took for a second bet may still be that of an open stake.
 */
export function receiptAfterOthersClaim(
  receipt: Receipt,
  betKey: string,
  isTwin: boolean,
): Receipt {
  const { twinKey, ...single } = receipt;
  const own = twinKey === betKey ? single : receipt;
  const isDecided = isAccepted(own) && own.check === null;
  const mayBeOwn = (isTwin && isOpen(own)) || own.betKey === betKey;
  if (isDecided || mayBeOwn || own.baseline.includes(betKey)) return own;
  return { ...own, baseline: [...own.baseline, betKey] };
}
