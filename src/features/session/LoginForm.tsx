import Stack from '@mui/material/Stack';
import { useFormik } from 'formik';
import { useContext, useEffect, useRef } from 'react';
import type { ChangeEvent, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { chunkLoadFailed } from '../../store/appEvents';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { AppThunk } from '../../store/storeTypes';
import { trimmedName } from '../../domain/typedText';
import { km } from '../../i18n/km';
import { ReplayContext } from '../../platform/ReplayContext';
import { onIdle } from '../../platform/scheduling';
import { SpinnerButton } from '../../ui/buttons';
import { FormField } from '../../ui/fields/FormField';
import { selectLogin, selectLoginDraft, sessionEvents } from './sessionSlice';
import type { Credentials } from './signInSecrets';

/** The rules load once the form is painted: it takes text without them, and a submit waits for them. */
const loadRules = () => import(/* webpackChunkName: "login-rules" */ './loginRules');

/** Without the rules nothing is sent. */
const validate = (values: Credentials) =>
  loadRules().then(
    ({ loginErrors }) => loginErrors(values),
    () => ({ username: km.errors.checkConnection }),
  );

/**
 * Submits the credentials through their one-use holder; they never enter an action. Further presses
 * during a login do nothing.
 */
export function submitLogin(credentials: Credentials): AppThunk {
  return (dispatch, getState, { secrets }) => {
    if (getState().session.login.isSubmitting) return;
    secrets.credentials.put({ ...credentials, username: trimmedName(credentials.username) });
    dispatch(sessionEvents.loginSubmitted());
  };
}

/** Shown in place of the password, which a recording does not contain. */
const unknownPassword = '••••••••';

/**
 * User name and password, validated on submit and on change, never on blur (specification section
 * 5). The server's message is shown under the user name until the player types. Formik owns the form;
 * the store mirrors it without the password, and only a replay reads the mirror.
 */
export function LoginForm() {
  const dispatch = useAppDispatch();
  const isReplay = useContext(ReplayContext);
  const { isSubmitting, message } = useAppSelector(selectLogin);
  const mirror = useAppSelector(selectLoginDraft);
  /** What stands in the fields at the press; Formik would send what stands there once the rules are loaded. */
  const pressed = useRef<Credentials>({ username: '', password: '' });
  const formik = useFormik({
    initialValues: { username: mirror.username, password: '' },
    initialErrors: { username: mirror.usernameError ?? '', password: mirror.passwordError ?? '' },
    initialTouched: {
      username: mirror.usernameError !== null,
      password: mirror.passwordError !== null,
    },
    enableReinitialize: isReplay,
    validate,
    validateOnBlur: false,
    onSubmit: (_, { setSubmitting }) => {
      setSubmitting(false);
      dispatch(submitLogin(pressed.current));
    },
  });
  useEffect(
    () => onIdle(() => void loadRules().catch(() => dispatch(chunkLoadFailed()))),
    [dispatch],
  );
  const { touched, values, errors } = formik;
  // The text is the browser's own: React would take back what a password store fills in without an event.
  const textOf = (name: keyof Credentials) =>
    isReplay ? { value: values[name] } : { defaultValue: formik.initialValues[name] };

  const mirrorFields = ({ username, password }: Credentials) => {
    const hasPassword = password !== '';
    // One action per key press would reveal the length of the password.
    if (username !== values.username || hasPassword !== (values.password !== '')) {
      dispatch(sessionEvents.loginTyped({ username, hasPassword }));
    }
  };
  const edit = (event: ChangeEvent<HTMLInputElement>) => {
    const { name, value } = event.target;
    if (message !== null) dispatch(sessionEvents.loginEdited());
    mirrorFields({ ...values, [name]: value });
    formik.handleChange(event);
    void formik.setFieldTouched(name, true, false);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (formik.isSubmitting) return;
    const standing = { ...values, ...Object.fromEntries(new FormData(event.currentTarget)) };
    pressed.current = standing;
    mirrorFields(standing);
    // Formik validates the values of its last render.
    flushSync(() => void formik.setValues(standing, false));
    void formik.submitForm();
  };

  // Only a change or a submit touches a field, never a blur.
  const usernameError = (touched.username && errors.username) || null;
  const passwordError = (touched.password && errors.password) || null;
  const isMirrored =
    usernameError === mirror.usernameError && passwordError === mirror.passwordError;
  useEffect(() => {
    if (isReplay || isMirrored) return;
    dispatch(sessionEvents.loginValidated({ usernameError, passwordError }));
  }, [dispatch, isReplay, isMirrored, usernameError, passwordError]);

  const isPasswordUnknown = mirror.hasPassword && values.password === '';
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 1.25 }}>
      <FormField
        name="username"
        label={km.login.username}
        {...textOf('username')}
        onChange={edit}
        errorText={usernameError ?? message}
        autoComplete="username"
        slotProps={{ input: { autoCapitalize: 'none' } }}
        autoFocus
      />
      <FormField
        name="password"
        type="password"
        label={km.login.password}
        {...textOf('password')}
        onChange={edit}
        errorText={passwordError}
        {...(isPasswordUnknown ? { placeholder: unknownPassword } : {})}
        autoComplete="current-password"
      />
      <SpinnerButton
        type="submit"
        busy={isSubmitting || formik.isSubmitting}
        size="large"
        fullWidth
      >
        {km.login.submit}
      </SpinnerButton>
    </Stack>
  );
}
