import { setTimeout as delay } from 'node:timers/promises';
import { act, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '../app/store';
import { ClockContext } from '../platform/ClockContext';
import { AppTheme } from '../ui/theme/AppTheme';
import type { TestServices } from './makeTestServices';

interface StoreAndServices {
  store: AppStore;
  services: TestServices;
}

/** Renders a part of the page by itself, on the app's own store. */
export function renderOnStore(
  part: ReactNode,
  { store, services }: StoreAndServices,
): RenderResult {
  return render(
    <Provider store={store}>
      <ClockContext value={services.clock}>
        <AppTheme>{part}</AppTheme>
      </ClockContext>
    </Provider>,
  );
}

/** Lets something happen outside React, and what follows at once, such as the response of a fake server. */
export function happens(event: () => unknown): Promise<void> {
  return act(async () => {
    await event();
    await delay(0);
  });
}
