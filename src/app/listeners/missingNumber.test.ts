import { betsEvents, selectIsNumberMissing } from '../../features/bets/betsSlice';
import { makeTestStore } from '../../testing/makeTestStore';
import { selectToasts, toastDismissed } from '../notifications/notificationsSlice';

it('[4.12] the red outline of a missing number stays as long as its toast, and no longer', async () => {
  const { store } = makeTestStore();
  store.dispatch(betsEvents.numberMissed());
  store.dispatch(betsEvents.numberMissed());
  await Promise.resolve();
  expect(selectIsNumberMissing(store.getState())).toBe(true);
  const [toast] = selectToasts(store.getState());
  store.dispatch(toastDismissed({ id: toast?.id ?? 0 }));
  await Promise.resolve();
  expect(selectIsNumberMissing(store.getState())).toBe(false);
});
