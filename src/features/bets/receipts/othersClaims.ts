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
  const { twinKey, baseline, check } = receipt;
  const { twinKey: _, ...single } = receipt;
  const isDecided = isAccepted(receipt) && check === null;
  const isOwn = isTwin && isOpen(receipt);
  if (isDecided || isOwn || receipt.betKey === betKey || baseline.includes(betKey)) {
    return twinKey === betKey ? single : receipt;
  }
  return { ...(twinKey === betKey ? single : receipt), baseline: [...baseline, betKey] };
}
