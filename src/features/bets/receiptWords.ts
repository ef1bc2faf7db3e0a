import { km } from '../../i18n/km';
import type { Receipt } from './receipt';

/** How a receipt looks: nobody knows yet, the stake is in, or it is not. */
export type ReceiptTone = 'waiting' | 'good' | 'bad';

/** `placed` and `accepted` are good, `notPlaced` and `refused` bad; the live ones wait. */
export function receiptTone({ state }: Receipt): ReceiptTone {
  if (state === 'accepted' || state === 'placed') return 'good';
  return state === 'notPlaced' || state === 'refused' ? 'bad' : 'waiting';
}

/** What a receipt says: its state in a few words, and a sentence on what that means. */
export function receiptWords(receipt: Receipt): { title: string; hint: string } {
  switch (receipt.state) {
    case 'sending':
      return { title: km.receipt.sending, hint: '' };
    case 'checking': {
      const isReloaded = receipt.check?.cause === 'reload';
      return {
        title: km.receipt.checking,
        hint: isReloaded ? km.receipt.reloadHint : km.receipt.checkingHint,
      };
    }
    case 'accepted':
      return { title: km.receipt.placed, hint: '' };
    case 'placed':
      return {
        title: km.receipt.placed,
        hint: receipt.isLate ? km.receipt.lateHint : km.receipt.placedHint,
      };
    case 'notPlaced':
      return { title: km.receipt.notPlaced, hint: km.receipt.notPlacedHint };
    case 'refused':
      return { title: km.receipt.notPlaced, hint: km.receipt.refusedHint };
  }
}
