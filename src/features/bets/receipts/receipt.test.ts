import * as machine from './receipt';
import type { Receipt, ReceiptState } from './receipt';

const stake = { roundId: 50, number: '07', amount: 1000 };
const sending = machine.receiptOfPress({ id: 'a', userId: '1001', stake, baseline: [] });
const accepted = machine.receiptAfterAcceptance(sending, '9');
const refused = machine.receiptAfterRefusal(sending, false);
const checking = machine.receiptAfterSilence(sending, 'timeout');
const notPlaced = machine.receiptAfterProof(checking);
const notFound = machine.receiptAfterMiss(checking);
const unclear = machine.receiptAfterUnclearList(checking, 2);
const unread = machine.receiptAfterUnreadAcceptance(sending, '9');
const placed = machine.receiptAfterFind(checking, '9');

const all: Record<ReceiptState, Receipt> = {
  sending,
  accepted,
  refused,
  checking,
  notFound,
  unclear,
  unread,
  notPlaced,
  placed,
};

const events: Record<string, (receipt: Receipt) => Receipt> = {
  acceptance: (one) => machine.receiptAfterAcceptance(one, '9'),
  refusal: (one) => machine.receiptAfterRefusal(one, true),
  silence: (one) => machine.receiptAfterSilence(one, 'offline'),
  reload: machine.receiptAfterReload,
  miss: machine.receiptAfterMiss,
  unclearList: (one) => machine.receiptAfterUnclearList(one, 2),
  unreadAcceptance: (one) => machine.receiptAfterUnreadAcceptance(one, '9'),
  details: (one) => machine.receiptAfterDetails(one, '9'),
  noDetails: (one) => machine.receiptAfterNoDetails(one, 2),
  proof: machine.receiptAfterProof,
  find: (one) => machine.receiptAfterFind(one, '9'),
};

/** What each event makes of each state; where it is not named, the receipt stays as it is. */
const ways: Partial<Record<ReceiptState, Record<string, ReceiptState>>> = {
  sending: {
    acceptance: 'accepted',
    unreadAcceptance: 'unread',
    refusal: 'refused',
    silence: 'checking',
    reload: 'checking',
  },
  checking: {
    miss: 'notFound',
    unclearList: 'unclear',
    proof: 'notPlaced',
    find: 'placed',
    reload: 'checking',
  },
  unread: { details: 'accepted', noDetails: 'unread', proof: 'notPlaced', reload: 'unread' },
  notFound: {
    unclearList: 'unclear',
    proof: 'notPlaced',
    find: 'placed',
    reload: 'notFound',
  },
  unclear: {
    miss: 'notFound',
    unclearList: 'unclear',
    proof: 'notPlaced',
    find: 'placed',
    reload: 'unclear',
  },
  notPlaced: { find: 'placed' },
};

const cases = Object.entries(all).flatMap(([state, receipt]) =>
  Object.entries(events).map(([name, event]) => ({ state, receipt, name, event })),
);

describe('a receipt', () => {
  it.each(cases)(
    'changes from $state only as the table says after $name',
    ({ state, receipt, name, event }) => {
      const way = ways[state as ReceiptState]?.[name];
      const after = event(receipt);
      if (way === undefined) expect(after).toBe(receipt);
      else expect(after).toMatchObject({ id: 'a', stake, state: way });
    },
  );

  it('is late if it is found after it was reported as not found, unclear or not placed', () => {
    for (const receipt of [notFound, unclear, notPlaced]) {
      const after = machine.receiptAfterFind(receipt, '9');
      expect(after).toMatchObject({ isLate: true, isShown: true, check: null });
    }
    expect([sending.isLate, placed.isLate]).toEqual([false, false]);
  });

  it('is watched quietly until a list requested after its round was settled has come', () => {
    for (const receipt of [notFound, unclear, unread]) {
      expect(machine.isWatched(receipt)).toBe(true);
      const last = machine.receiptAfterAbsence(receipt, machine.settledStep('timeout'));
      expect(machine.isWatched(last)).toBe(false);
    }
    for (const receipt of [sending, checking, accepted, placed, notPlaced]) {
      expect(machine.isWatched(receipt)).toBe(false);
    }
  });

  it('stays on the screen with the next press only while it is still looked for', () => {
    expect(machine.receiptAfterNextPress(notFound)).toBe(notFound);
    expect(machine.receiptAfterNextPress(notPlaced).isShown).toBe(false);
  });

  it('is offered again if it may not have been placed, and not while a row may be it', () => {
    const offered = Object.entries(all).filter(([, receipt]) => machine.canBetAgain(receipt));
    expect(offered.map(([state]) => state).sort()).toEqual(['notFound', 'notPlaced', 'refused']);
  });

  it('can be dismissed once it is final, and not before', () => {
    expect(machine.receiptAfterDismissal(notPlaced).isShown).toBe(false);
    expect(machine.receiptAfterDismissal(checking).isShown).toBe(true);
  });
});

describe('the card of a receipt', () => {
  const hidden = (receipt: Receipt) => {
    const after = machine.receiptAfterDismissal(receipt);
    expect(after).toEqual({ ...receipt, isShown: false });
    return after;
  };

  it.each<[string, Receipt, boolean]>([
    ['is not there while the stake is sent', sending, false],
    ['is shown while the stake is checked', checking, true],
    ['is shown while it is checked after a reload', machine.receiptAfterReload(sending), true],
    ['is shown once it is not found', notFound, true],
    ['comes back when a doubt ends', machine.receiptAfterMiss(hidden(unclear)), true],
    ['stays away in the same doubt', machine.receiptAfterUnclearList(hidden(unclear), 3), false],
    ['comes back with a doubt', machine.receiptAfterUnclearList(hidden(notFound), 3), true],
    ['stays away if not found is proved', machine.receiptAfterProof(hidden(notFound)), false],
    ['comes back if a doubt is proved', machine.receiptAfterProof(hidden(unclear)), true],
    ['is not there for an accepted stake', unread, false],
    ['is shown if its details do not come', machine.receiptAfterNoDetails(unread, 2), true],
    ['is shown if no list comes', machine.receiptAfterNoDetails(unread, null), true],
    [
      'leaves with the details',
      machine.receiptAfterDetails(machine.receiptAfterNoDetails(unread, 2), '9'),
      false,
    ],
  ])('%s', (_, receipt, isShown) => {
    expect(receipt.isShown).toBe(isShown);
  });
});

describe('the steps of a check', () => {
  const start = { step: 0, request: null, absentStep: -1 };

  it('exist only for a receipt that the list is requested for', () => {
    expect(machine.receiptAfterRequest(notFound, 'q').check?.request?.requestId).toBe('q');
    for (const receipt of [sending, accepted, refused, notPlaced, placed]) {
      expect(machine.receiptAfterRequest(receipt, 'q')).toBe(receipt);
      expect(machine.receiptAfterStep(receipt, 1)).toBe(receipt);
      expect(machine.receiptAfterAbsence(receipt, 1)).toBe(receipt);
    }
  });

  it('begin at once if the outcome is unknown, and after the waits if it is only watched', () => {
    expect(checking.check).toEqual({ ...start, cause: 'timeout' });
    expect(unread.check).toEqual({ ...start, cause: 'invalidResponse', step: 2 });
    expect(machine.receiptAfterReload(checking).check).toEqual({ ...start, cause: 'reload' });
    for (const receipt of [notFound, unclear, unread]) {
      const { check } = machine.receiptAfterReload(receipt);
      expect(check).toEqual({ ...start, cause: 'reload', step: 3 });
    }
    for (const receipt of [accepted, refused, notPlaced, placed]) {
      expect(machine.receiptAfterReload(receipt)).toBe(receipt);
    }
  });

  it('have one wait more after a reload, since the cut-off call may still arrive', () => {
    expect(machine.checkWaitsMs('timeout')).toEqual([2000, 5000]);
    expect(machine.checkWaitsMs('reload')).toEqual([2000, 5000, 8000]);
    expect(machine.settledStep('timeout')).toBe(3);
    expect(machine.settledStep('reload')).toBe(4);
  });

  it('are each reached and proved once, and never left for an earlier one', () => {
    const second = machine.receiptAfterStep(checking, 1);
    expect(second.check?.step).toBe(1);
    for (const step of [0, 1]) expect(machine.receiptAfterStep(second, step)).toBe(second);
    const absent = machine.receiptAfterAbsence(second, 1);
    expect(absent.check?.absentStep).toBe(1);
    for (const step of [0, 1]) expect(machine.receiptAfterAbsence(absent, step)).toBe(absent);
    expect(machine.receiptAfterUnclearList(unclear, 3).check?.absentStep).toBe(3);
    expect(machine.receiptAfterNoDetails(unread, 2).check?.absentStep).toBe(2);
    expect(machine.receiptAfterNoDetails(unread, null).check?.absentStep).toBe(-1);
  });
});
