import Stack from '@mui/material/Stack';
import { useFormik } from 'formik';
import { useEffect } from 'react';
import * as yup from 'yup';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { AppThunk } from '../../app/storeTypes';
import { km } from '../../i18n/km';
import { SpinnerButton } from '../../ui/buttons';
import { FormField } from '../../ui/fields/FormField';
import { selectLogin, selectLoginDraft, sessionEvents } from './sessionSlice';
import type { Credentials } from './signInSecrets';

const shortest = 6;

/** The rules of the login form (specification section 5). */
export const loginSchema = yup.object({
  username: yup.string().required(km.login.usernameRequired).min(shortest, km.login.atLeastSix),
  password: yup.string().required(km.login.passwordRequired).min(shortest, km.login.atLeastSix),
});

/** Sends what was typed: the credentials go to their one-use holder, never into an action. */
export function submitLogin(credentials: Credentials): AppThunk {
  return (dispatch, getState, { secrets }) => {
    if (getState().session.login.isSubmitting) return;
    secrets.credentials.put(credentials);
    dispatch(sessionEvents.loginSubmitted());
  };
}

/** Stands for a password that this page does not have: that of a replayed visit. */
const unknownPassword = '••••••••';

/**
 * User name and password, checked on submit and on change, never on blur (specification section
 * 5). The server's message stands under the user name until something is typed. Formik judges and
 * submits; what is shown comes from the store, so that a replay shows the same, but for the password.
 */
export function LoginForm() {
  const dispatch = useAppDispatch();
  const { isSubmitting, message } = useAppSelector(selectLogin);
  const draft = useAppSelector(selectLoginDraft);
  const formik = useFormik({
    initialValues: { username: '', password: '' },
    validationSchema: loginSchema,
    validateOnBlur: false,
    onSubmit: (credentials) => {
      dispatch(submitLogin(credentials));
    },
  });
  const { touched, values, errors, setFieldValue } = formik;

  const edit = (event: React.ChangeEvent<HTMLInputElement>) => {
    const { name, value } = event.target;
    if (message !== null) dispatch(sessionEvents.loginEdited());
    const username = name === 'username' ? value : draft.username;
    const hasPassword = name === 'username' ? draft.hasPassword : value !== '';
    // Not with each key of a password: their number is its length.
    if (username !== draft.username || hasPassword !== draft.hasPassword) {
      dispatch(sessionEvents.loginTyped({ username, hasPassword }));
    }
    formik.handleChange(event);
    void formik.setFieldTouched(name, true, false);
  };

  useEffect(() => {
    if (draft.username !== values.username) void setFieldValue('username', draft.username);
  }, [draft.username, values.username, setFieldValue]);

  // A field is touched by a change or by a submit, and never by leaving it.
  const isTouched = Boolean(touched.username) || Boolean(touched.password);
  const usernameError = (touched.username && errors.username) || null;
  const passwordError = (touched.password && errors.password) || null;
  const isShown = usernameError === draft.usernameError && passwordError === draft.passwordError;
  useEffect(() => {
    if (!isTouched || isShown) return;
    dispatch(sessionEvents.loginValidated({ usernameError, passwordError }));
  }, [dispatch, isTouched, isShown, usernameError, passwordError]);

  const isPasswordUnknown = draft.hasPassword && values.password === '';
  return (
    <Stack component="form" noValidate onSubmit={formik.handleSubmit} sx={{ gap: 2.25 }}>
      <FormField
        name="username"
        label={km.login.username}
        value={draft.username}
        onChange={edit}
        problem={draft.usernameError ?? message}
        autoComplete="username"
        slotProps={{ input: { autoCapitalize: 'none' } }}
        autoFocus
      />
      <FormField
        name="password"
        type="password"
        label={km.login.password}
        value={values.password}
        onChange={edit}
        problem={draft.passwordError}
        {...(isPasswordUnknown ? { placeholder: unknownPassword } : {})}
        autoComplete="current-password"
      />
      <SpinnerButton type="submit" busy={isSubmitting} size="large" fullWidth>
        {km.login.submit}
      </SpinnerButton>
    </Stack>
  );
}
