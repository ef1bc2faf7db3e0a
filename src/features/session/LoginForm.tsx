import TextField from '@mui/material/TextField';
import { useFormik } from 'formik';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { km } from '../../i18n/km';
import { SpinnerButton } from '../../ui/buttons/SpinnerButton';
import { loginSchema } from './loginSchema';
import { selectLogin, sessionEvents } from './sessionSlice';
import { submitLogin } from './submitLogin';

/**
 * User name and password, checked on submit and on change, never on blur (specification section
 * 5). The server's message stands under the user name until something is typed.
 */
export function LoginForm() {
  const dispatch = useAppDispatch();
  const { isSubmitting, message } = useAppSelector(selectLogin);
  const formik = useFormik({
    initialValues: { username: '', password: '' },
    validationSchema: loginSchema,
    validateOnBlur: false,
    onSubmit: (credentials) => {
      dispatch(submitLogin(credentials));
    },
  });
  // A field is touched by a change or by a submit, and never by leaving it.
  const problemOf = (name: 'username' | 'password') =>
    formik.touched[name] ? formik.errors[name] : undefined;

  const edit = (event: React.ChangeEvent<HTMLInputElement>) => {
    if (message !== null) dispatch(sessionEvents.loginEdited());
    formik.handleChange(event);
    void formik.setFieldTouched(event.target.name, true, false);
  };
  const usernameProblem = problemOf('username') ?? message;
  const passwordProblem = problemOf('password');

  return (
    <form noValidate onSubmit={formik.handleSubmit} className="login-form">
      <TextField
        name="username"
        label={km.login.username}
        value={formik.values.username}
        onChange={edit}
        error={Boolean(usernameProblem)}
        helperText={usernameProblem}
        autoComplete="username"
        autoFocus
        fullWidth
      />
      <TextField
        name="password"
        type="password"
        label={km.login.password}
        value={formik.values.password}
        onChange={edit}
        error={Boolean(passwordProblem)}
        helperText={passwordProblem}
        autoComplete="current-password"
        fullWidth
      />
      <SpinnerButton type="submit" busy={isSubmitting} size="large" fullWidth>
        {km.login.submit}
      </SpinnerButton>
    </form>
  );
}
