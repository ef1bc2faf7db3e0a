import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { km } from '../i18n/km';
import { unknownBuild } from '../platform/BuildContext';
import { createReplayedApp } from '../replay/frame/createReplayedApp';
import { renderApp } from '../testing/renderApp';
import type { RenderedApp } from '../testing/renderApp';
import { traceOf } from '../testing/traceOf';
import { timelineOf } from '../testing/verifyTrace';
import type { RootState } from '../store/rootState';
import { createAppRedactor } from './appRedactor';

/** What a person sees of each field: name, value or placeholder, and error message. */
function fields(): string[] {
  return [...document.querySelectorAll('input')].map((input) => {
    const isDots = input.type === 'password' && (input.value || input.placeholder) !== '';
    const label = document.querySelector(`label[for="${input.id}"]`);
    const isLabelAside = label?.getAttribute('data-shrink');
    const problem = input.getAttribute('aria-describedby');
    const message = problem === null ? '' : document.getElementById(problem)?.textContent;
    return [input.name, isDots ? 'dots' : input.value, isLabelAside, message].join(' | ');
  });
}

/** The last state in the recording's file. */
function replayedState({ services }: RenderedApp): RootState {
  const file = traceOf(services.recorder, createAppRedactor(services.knownSecrets));
  const { lastStep, stateAt } = timelineOf(file);
  return stateAt(lastStep);
}

/** Ends the live page, and shows its last state from the file. */
async function replayLast(app: RenderedApp, state = replayedState(app)): Promise<void> {
  const { pathname, search } = state.navigation ?? { pathname: '/', search: '' };
  const now = app.services.clock.now();
  cleanup();
  document.body.replaceChildren();
  const blocked: number[] = [];
  const replayed = createReplayedApp(
    { state, now, address: pathname + search },
    unknownBuild,
    (count) => blocked.push(count),
  );
  await act(async () => {
    render(replayed.element);
    await Promise.resolve();
  });
  expect(document.body).not.toBeEmptyDOMElement();
  expect(blocked).toEqual([]);
}

async function openLogin() {
  const app = await renderApp('/login', { session: null });
  return {
    app,
    username: await screen.findByLabelText(km.login.username),
    password: screen.getByLabelText(km.login.password),
    submit: screen.getByRole('button', { name: km.login.submit }),
  };
}

it('replays a half-filled login with its messages, a sign for the user name and dots for the password', async () => {
  const { app, username, password } = await openLogin();
  await app.user.type(username, 'soph');
  await app.user.type(password, 'riel-secret');
  await screen.findByText(km.login.atLeastSix);
  await app.user.tab();
  const seen = fields().map((field) => field.replace('soph', '…'));
  await replayLast(app);
  await waitFor(() => expect(fields()).toEqual(seen));
  expect(document.body.innerHTML).not.toContain('soph');
  expect(screen.getByLabelText(km.login.password)).toHaveValue('');
  expect(document.body.innerHTML).not.toContain('riel-secret');
});

it('replays the report with its calendar open while it was open', async () => {
  const app = await renderApp('/report?start_date=2026-11-16&end_date=2026-11-22');
  const field = await screen.findByRole('group', { name: km.report.endDate });
  await app.user.click(within(field).getByRole('button'));
  const shownMonth = () => screen.findByRole('grid');
  expect(await shownMonth()).toBeVisible();
  const open = replayedState(app);
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  expect(replayedState(app).report.openCalendar).toBeNull();
  await replayLast(app, open);
  expect(within(await shownMonth()).getByRole('gridcell', { selected: true })).toHaveTextContent(
    '22',
  );
});
