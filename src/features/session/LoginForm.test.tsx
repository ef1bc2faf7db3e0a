import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { km } from '../../i18n/km';
import { ReplayContext } from '../../platform/ReplayContext';
import { renderInTheme } from '../../testing/renderInTheme';
import { makeTestStore } from '../../testing/makeTestStore';
import { recordActions } from '../../testing/recordActions';
import { LoginForm } from './LoginForm';
import { sessionEvents } from './sessionSlice';

function setUp(isReplay = false) {
  const { store, services, server } = makeTestStore({ session: null });
  const actions = recordActions(store);
  renderInTheme(
    <Provider store={store}>
      <ReplayContext value={isReplay}>
        <LoginForm />
      </ReplayContext>
    </Provider>,
  );
  return {
    server,
    services,
    actions,
    replayTyped: (typed: Parameters<typeof sessionEvents.loginTyped>[0]) =>
      act(async () => {
        store.dispatch(sessionEvents.loginTyped(typed));
        await Promise.resolve();
      }),
    draft: () => store.getState().session.loginDraft,
    user: userEvent.setup(),
    username: screen.getByLabelText(km.login.username),
    password: screen.getByLabelText(km.login.password),
    submit: screen.getByRole('button', { name: km.login.submit }),
    posts: () => server.calls('POST login'),
  };
}

describe('the login form', () => {
  it('prevents phones from capitalising the user name', () => {
    expect(setUp().username).toHaveAttribute('autocapitalize', 'none');
  });

  const refusal = { status: 422, body: { message: 'Wrong password' } };

  it('sends the name without what a keyboard or a copy put around it, and the password as typed', async () => {
    const { user, server, username, password, posts } = setUp();
    server.on('POST login', refusal);
    await user.type(username, '\u2066 sophea\u200b ');
    await user.type(password, ' riel1234 {Enter}');
    await screen.findByText('Wrong password');
    expect(posts()[0]?.body).toEqual({ username: 'sophea', password: ' riel1234 ' });
  });

  it('sends nothing while its rules cannot load, and then what stood there at the next press', async () => {
    jest.doMock('./loginRules', () => {
      throw new TypeError('connection lost');
    });
    const { user, server, username, password, submit, posts } = setUp();
    server.on('POST login', refusal);
    await user.type(username, 'sophea');
    await user.type(password, 'riel1234{Enter}');
    await screen.findByText(km.errors.checkConnection);
    expect(posts()).toEqual([]);
    jest.dontMock('./loginRules');
    fireEvent.click(submit);
    // The rules are loading.
    expect(submit).toHaveAttribute('aria-busy', 'true');
    fireEvent.change(username, { target: { value: 's' } });
    fireEvent.click(submit);
    await waitFor(() => expect(posts()).toMatchObject([{ body: { username: 'sophea' } }]));
  });

  it('sends what a password store put into the fields without an event', async () => {
    const { user, server, username, password, submit, draft, posts } = setUp();
    server.on('POST login', refusal);
    (username as HTMLInputElement).value = 'sophea';
    (password as HTMLInputElement).value = 'riel1234';
    await user.click(submit);
    await screen.findByText('Wrong password');
    expect(posts()[0]?.body).toEqual({ username: 'sophea', password: 'riel1234' });
    expect(draft()).toMatchObject({ username: 'sophea', hasPassword: true });
  });

  it('[5.4] says on submit what is missing, and sends nothing', async () => {
    const { user, submit, posts } = setUp();
    await user.click(submit);
    expect(await screen.findByText(km.login.usernameRequired)).toBeVisible();
    expect(screen.getByText(km.login.passwordRequired)).toBeVisible();
    expect(posts()).toEqual([]);
  });

  it('[5.4] says while typing what is too short, and stops saying so', async () => {
    const { user, username } = setUp();
    await user.type(username, 'sophe');
    expect(await screen.findByText(km.login.atLeastSix)).toBeVisible();
    expect(username).toBeInvalid();
    await user.type(username, 'a');
    await waitFor(() => expect(screen.queryByText(km.login.atLeastSix)).toBeNull());
    expect(username).toBeValid();
  });

  it('[5.5] says nothing when a field is only left', async () => {
    const { user, username, password } = setUp();
    await user.click(username);
    await user.click(password);
    await user.tab();
    expect(screen.queryByText(km.login.usernameRequired)).toBeNull();
    expect(screen.queryByText(km.login.passwordRequired)).toBeNull();
    expect(username).toBeValid();
  });

  it('[8.5] shows the server’s message under the user name until the player types', async () => {
    const { user, server, username, password } = setUp();
    server.on('POST login', refusal);
    await user.type(username, 'sophea');
    await user.type(password, 'riel1234{Enter}');
    expect(await screen.findByText('Wrong password')).toBeVisible();
    expect(username).toHaveAccessibleDescription('Wrong password');
    expect(password).toBeValid();
    expect(username).toHaveValue('sophea');
    await user.type(password, '5');
    await waitFor(() => expect(screen.queryByText('Wrong password')).toBeNull());
  });

  it('[2.33] sends one request for a double click, and shows a spinner', async () => {
    const { user, server, services, username, password, submit, posts } = setUp();
    let refuse = () => {};
    server.on('POST login', () => new Promise((end) => (refuse = () => end(refusal))));
    await user.type(username, 'sophea');
    await user.type(password, 'riel1234');
    await user.dblClick(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    await user.click(submit);
    await user.type(password, '{Enter}');
    refuse();
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'false'));
    expect(posts()).toHaveLength(1);
    expect(services.reloads).toEqual([]);
  });
});

describe('the mirror of the login form in the store', () => {
  it('has the user name, the errors, and of the password only whether there is one', async () => {
    const { user, username, password, submit, draft } = setUp();
    await user.click(submit);
    await screen.findByText(km.login.passwordRequired);
    expect(draft()).toEqual({
      username: '',
      hasPassword: false,
      usernameError: km.login.usernameRequired,
      passwordError: km.login.passwordRequired,
    });
    await user.type(username, 'sophea');
    await user.type(password, 'riel1234');
    await waitFor(() => {
      expect(draft()).toEqual({
        username: 'sophea',
        hasPassword: true,
        usernameError: null,
        passwordError: null,
      });
    });
    await user.clear(password);
    await screen.findByText(km.login.passwordRequired);
    expect(draft().hasPassword).toBe(false);
  });

  it('reveals neither the password nor its length', async () => {
    const { user, password, actions } = setUp();
    await user.type(password, 'q');
    await screen.findByText(km.login.atLeastSix);
    const before = actions.length;
    await user.type(password, 'Zxwv');
    expect(actions.slice(before)).toEqual([]);
    await user.type(password, 'JkQ9876');
    await waitFor(() => expect(screen.queryByText(km.login.atLeastSix)).toBeNull());
    expect(actions.slice(before).map(({ type }) => type)).toEqual(['session/loginValidated']);
    // RTK Query's and Redux's own actions carry random ids, which can contain any two characters.
    const own = actions.filter(({ type }) => type.startsWith('session/'));
    expect(JSON.stringify(own)).not.toMatch(/qZ|Zx|98/);
  });

  it('replaces the text of the form in a replay', async () => {
    const { replayTyped, draft, user, username, password, actions } = setUp(true);
    await replayTyped({ username: 'sophea', hasPassword: true });
    expect(username).toHaveValue('sophea');
    expect(password).toHaveAttribute('placeholder', '••••••••');
    await replayTyped({ username: 'soph', hasPassword: false });
    expect(username).toHaveValue('soph');
    expect(password).not.toHaveAttribute('placeholder');
    await user.tab();
    const types = actions.map(({ type }) => type).filter((type) => type.startsWith('session/'));
    expect(types).toEqual(['session/loginTyped', 'session/loginTyped']);
    expect(draft()).toMatchObject({ username: 'soph', usernameError: null });
  });
});
