import * as machine from './receiptMachine';
import { canBetAgain, isEarlyMiss, isOpen, isWatched } from './receipt';
import type { Receipt, ReceiptState, SearchedReceipt } from './receipt';

const stake = { roundId: 50, number: '07', amount: 1000 };
const sending = machine.receiptOfPress({ id: 'a', userId: '1001', stake, baseline: [] });
const accepted = machine.receiptAfterAcceptance(sending, '9');
const refused = machine.receiptAfterRefusal(sending, false);
const checking = machine.receiptAfterSilence(sending, 'timeout');
const notPlaced = machine.receiptAfterProof(checking);
const notFound = machine.receiptAfterMiss(checking, 'notFound');
const unclear = machine.receiptAfterMiss(checking, 'unclear');
const placed = machine.receiptAfterFind(checking, '9');

const all: Record<ReceiptState, Receipt> = {
  sending,
  accepted,
  refused,
  checking,
  notFound,
  unclear,
  notPlaced,
  placed,
};
/** The states of the receipts of which this is true. */
const statesWith = (isTrue: (receipt: Receipt) => boolean) =>
  Object.values(all)
    .filter(isTrue)
    .map(({ state }) => state)
    .sort();

const events: Record<string, (receipt: Receipt) => Receipt> = {
  acceptance: (one) => machine.receiptAfterAcceptance(one, '9'),
  refusal: (one) => machine.receiptAfterRefusal(one, true),
  silence: (one) => machine.receiptAfterSilence(one, 'offline'),
  reload: machine.receiptAfterReload,
  miss: (one) => machine.receiptAfterMiss(one, 'notFound'),
  unclearList: (one) => machine.receiptAfterMiss(one, 'unclear'),
  proof: machine.receiptAfterProof,
  find: (one) => machine.receiptAfterFind(one, '9'),
};

const afterLists = { proof: 'notPlaced', find: 'placed', miss: 'notFound', unclearList: 'unclear' };
/** What each event makes of each state; where it is not named, the receipt stays as it is. */
const ways: Partial<Record<ReceiptState, Record<string, string>>> = {
  sending: { acceptance: 'accepted', refusal: 'refused', silence: 'checking', reload: 'checking' },
  checking: { ...afterLists, reload: 'checking' },
  notFound: { ...afterLists, reload: 'notFound' },
  unclear: { ...afterLists, reload: 'unclear' },
  notPlaced: { find: 'placed' },
  accepted: { reload: 'accepted' },
  refused: { find: 'placed', reload: 'refused' },
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

  it('is late if it is found after it was reported as refused, not found, unclear or not placed', () => {
    for (const receipt of [refused, notFound, unclear, notPlaced]) {
      const after = machine.receiptAfterFind(receipt, '9');
      expect(after).toMatchObject({ betKey: '9', isLate: true, isShown: true, check: null });
    }
    expect([sending.isLate, placed.isLate]).toEqual([false, false]);
  });

  it('holds an equal stake back while its outcome is unknown, and offers to bet again once it is surely not stored', () => {
    expect(statesWith(isOpen)).toEqual(['checking', 'notFound', 'sending', 'unclear']);
    expect(statesWith(canBetAgain)).toEqual(['notPlaced', 'refused']);
  });

  it('leaves the screen with the next press, unless it is still looked for or has a twin', () => {
    const twin = machine.receiptAfterTwin(placed, '10');
    for (const one of [notFound, twin]) expect(machine.receiptAfterNextPress(one)).toBe(one);
    for (const one of [notPlaced, placed])
      expect(machine.receiptAfterNextPress(one).isShown).toBe(false);
  });
});

describe('a bet that another tab claims', () => {
  const claimed = (receipt: Receipt, isTwin = false) =>
    machine.receiptAfterOthersClaim(receipt, '10', isTwin);

  it('is from then on not the bet of a stake that may still become one, nor its second one', () => {
    for (const one of [sending, checking, notFound, notPlaced, refused, accepted])
      expect(claimed(one).baseline).toEqual(['10']);
    const twin = machine.receiptAfterTwin(accepted, '10');
    expect(claimed(twin)).toEqual({ ...accepted, isShown: true, baseline: ['10'] });
  });

  it('changes no stake that has this bet, or is decided', () => {
    for (const one of [{ ...accepted, betKey: '10' }, placed, { ...accepted, check: null }])
      expect(claimed(one)).toBe(one);
  });

  it('may be that of an open stake if another tab took it for a second one', () => {
    for (const one of [sending, checking, notFound]) expect(claimed(one, true)).toBe(one);
    expect(claimed(refused, true).baseline).toEqual(['10']);
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
    [
      'can’t be dismissed while the stake is checked',
      machine.receiptAfterDismissal(checking),
      true,
    ],
    ['is shown while it is checked after a reload', machine.receiptAfterReload(sending), true],
    ['is shown once it is not found', notFound, true],
    ['comes back when a doubt ends', machine.receiptAfterMiss(hidden(unclear), 'notFound'), true],
    ['stays away in the same doubt', machine.receiptAfterMiss(hidden(unclear), 'unclear'), false],
    ['comes back with a doubt', machine.receiptAfterMiss(hidden(notFound), 'unclear'), true],
    ['stays away if not found is proved', machine.receiptAfterProof(hidden(notFound)), false],
    ['comes back if a doubt is proved', machine.receiptAfterProof(hidden(unclear)), true],
    ['is not there after a refusal that a toast tells', refused, false],
    ['comes with a twin', machine.receiptAfterTwin(accepted, '10'), true],
  ])('%s', (_, receipt, isShown) => {
    expect(receipt.isShown).toBe(isShown);
  });
});

describe('the check of a stake', () => {
  const start = { stage: 'early', request: null, misses: 0 };
  const requested = (receipt: Receipt) => machine.receiptAfterRequest(receipt, 'q');
  const missed = (receipt: Receipt) => machine.receiptAfterMiss(receipt, 'notFound');

  it('begins with the end of its call, whatever the answer was, and again with a reload unless it is known to be stored or not', () => {
    expect(checking.check).toEqual({ ...start, cause: 'timeout' });
    for (const { check } of [accepted, refused]) expect(check).toEqual({ ...start, cause: null });
    for (const receipt of [sending, checking, notFound, unclear]) {
      expect(machine.receiptAfterReload(receipt).check).toEqual({ ...start, cause: 'reload' });
    }
    const listed = { ...requested(accepted), stage: 'over' };
    expect(machine.receiptAfterReload(listed).check).toEqual({ ...start, cause: null });
    expect(machine.receiptAfterReload({ ...accepted, check: null }).check).toBeNull();
  });

  it('ends for an accepted stake with the first list that was requested since and has it', () => {
    const waiting = requested(accepted);
    expect(machine.receiptAfterList(waiting, 'requested before', new Set(['9']))).toBe(waiting);
    expect(machine.receiptAfterList(waiting, 'q', new Set(['8']))).toBe(waiting);
    const after = machine.receiptAfterList(waiting, 'q', new Set(['9']));
    expect(after).toEqual({ ...accepted, check: null });
  });

  it('requests one list for a refused stake, and ends with the third that comes', () => {
    const list = (receipt: Receipt) =>
      machine.receiptAfterList(requested(receipt), 'q', new Set(['9']));
    expect(isWatched(requested(refused))).toBe(true);
    const once = list(refused);
    expect(once.check).not.toBeNull();
    expect(isWatched(once)).toBe(false);
    expect(list(list(once)).check).toBeNull();
  });

  it('of a stake without a response does not end with a list that says nothing of it', () => {
    const unanswered = requested(checking);
    expect(machine.receiptAfterList(unanswered, 'q', new Set(['9']))).toBe(unanswered);
  });

  it('goes on until a list has come that was requested after a later round was drawn', () => {
    expect(statesWith(isWatched)).toEqual([
      'accepted',
      'checking',
      'notFound',
      'refused',
      'unclear',
    ]);
    const overdue = machine.receiptAfterLaterRound(requested(notFound));
    expect(machine.receiptAfterLaterRound(overdue)).toBe(overdue);
    const early = missed(overdue);
    expect(early.check).toMatchObject({ stage: 'overdue', request: { isOverdue: false } });
    expect(isWatched(early)).toBe(true);
    const last = missed(requested(early));
    expect(last.check).toMatchObject({ stage: 'over', request: { isOverdue: true }, misses: 3 });
    expect(isWatched(last)).toBe(false);
    expect(requested(last).check).toMatchObject({ request: { isOverdue: true } });
    expect(machine.receiptAfterLaterRound(last)).toBe(last);
  });

  it('exists for no stake that is being sent, and for none whose outcome a list has shown or denied', () => {
    for (const receipt of [sending, notPlaced, placed]) {
      expect(requested(receipt)).toBe(receipt);
      expect(machine.receiptAfterLaterRound(receipt)).toBe(receipt);
    }
  });

  it('tells nothing of the first two lists without the stake, but of the last that is fetched', () => {
    const isEarly = (receipt: Receipt) => isEarlyMiss(receipt as SearchedReceipt);
    const once = machine.receiptAfterMiss(checking, 'checking');
    const twice = machine.receiptAfterMiss(once, 'checking');
    expect([checking, once, twice, notFound].map(isEarly)).toEqual([true, true, false, false]);
    const last = requested(machine.receiptAfterLaterRound(checking));
    expect(isEarly(last)).toBe(false);
  });
});
