import { act, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ReplayContext } from '../../platform/ReplayContext';
import { makeTestStore } from '../../testing/makeTestStore';
import { renderInTheme } from '../../testing/renderInTheme';
import { browserFeaturesMissing } from '../../store/appEvents';
import { km } from '../../i18n/km';
import ToastHost from './ToastHost';
import { selectToasts, toastDismissed } from './notificationsSlice';

/** Lets the timers of this time in milliseconds run, and those that they start. */
function pass(milliseconds: number, steps = 10) {
  for (let step = 0; step < steps; step += 1) {
    act(() => {
      jest.advanceTimersByTime(milliseconds / steps);
    });
  }
}

/** Shows one toast, and takes it out of the state. */
function dismissToast(isReplay: boolean) {
  jest.useFakeTimers();
  const { store } = makeTestStore();
  renderInTheme(
    <ReplayContext value={isReplay}>
      <Provider store={store}>
        <ToastHost />
      </Provider>
    </ReplayContext>,
  );
  act(() => void store.dispatch(browserFeaturesMissing({ missing: ['cookies'] })));
  pass(1000);
  expect(screen.getByText(km.browser.cookies)).toBeVisible();
  const [toast] = selectToasts(store.getState());
  act(() => void store.dispatch(toastDismissed({ id: toast?.id ?? 0 })));
}

describe('a toast that left the state', () => {
  it('is gone at once in a replay, which may have jumped to another time', () => {
    dismissToast(true);
    expect(screen.queryByText(km.browser.cookies)).toBeNull();
  });

  it('closes slowly in the app', () => {
    dismissToast(false);
    expect(screen.getByText(km.browser.cookies)).toBeInTheDocument();
    pass(1000);
    expect(screen.queryByText(km.browser.cookies)).toBeNull();
  });
});
