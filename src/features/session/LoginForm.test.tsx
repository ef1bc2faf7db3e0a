import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { km } from '../../i18n/km';
import { startFakeServer } from '../../testing/fakeServer';
import { makeTestStore } from '../../testing/makeTestStore';
import { LoginForm } from './LoginForm';

function setUp() {
  const server = startFakeServer();
  const { store, services } = makeTestStore({ session: null });
  render(
    <Provider store={store}>
      <LoginForm />
    </Provider>,
  );
  return {
    server,
    services,
    user: userEvent.setup(),
    username: screen.getByLabelText(km.login.username),
    password: screen.getByLabelText(km.login.password),
    submit: screen.getByRole('button', { name: km.login.submit }),
    posts: () => server.calls('POST login'),
  };
}

describe('the login form', () => {
  it('says on submit what is missing, and sends nothing', async () => {
    const { user, submit, posts } = setUp();
    await user.click(submit);
    expect(await screen.findByText(km.login.usernameRequired)).toBeVisible();
    expect(screen.getByText(km.login.passwordRequired)).toBeVisible();
    expect(posts()).toEqual([]);
  });

  it('says while typing what is too short, and stops saying so', async () => {
    const { user, username } = setUp();
    await user.type(username, 'sophe');
    expect(await screen.findByText(km.login.atLeastSix)).toBeVisible();
    expect(username).toBeInvalid();
    await user.type(username, 'a');
    await waitFor(() => expect(screen.queryByText(km.login.atLeastSix)).toBeNull());
    expect(username).toBeValid();
  });

  it('says nothing when a field is only left', async () => {
    const { user, username, password } = setUp();
    await user.click(username);
    await user.click(password);
    await user.tab();
    expect(screen.queryByText(km.login.usernameRequired)).toBeNull();
    expect(screen.queryByText(km.login.passwordRequired)).toBeNull();
    expect(username).toBeValid();
  });

  it('shows the server’s words under the user name until something is typed', async () => {
    const { user, server, username, password } = setUp();
    server.on('POST login', { status: 422, body: { message: 'Wrong password' } });
    await user.type(username, 'sophea');
    await user.type(password, 'riel1234{Enter}');
    expect(await screen.findByText('Wrong password')).toBeVisible();
    expect(username).toHaveAccessibleDescription('Wrong password');
    expect(password).toBeValid();
    expect(username).toHaveValue('sophea');
    await user.type(password, '5');
    await waitFor(() => expect(screen.queryByText('Wrong password')).toBeNull());
  });

  it('is one call for a double click, with a spinner meanwhile', async () => {
    const { user, server, services, username, password, submit, posts } = setUp();
    let refuse = () => {};
    server.on(
      'POST login',
      () =>
        new Promise((resolve) => {
          refuse = () => resolve({ status: 422, body: { message: 'x' } });
        }),
    );
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
