/** The libraries of the login, each used once: the MUI components of its screen, the form. */
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import TextField from '@mui/material/TextField';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import dayjs from 'dayjs';
import { useFormik } from 'formik';
import { SnackbarProvider, enqueueSnackbar } from 'notistack';
import * as yup from 'yup';
import { showFloor } from './core';

const schema = yup.object({ name: yup.string().required().min(6) });

function Form() {
  const formik = useFormik({
    initialValues: { name: dayjs().format('DD-MM-YYYY') },
    validationSchema: schema,
    onSubmit: ({ name }) => void enqueueSnackbar(name),
  });
  return (
    <form onSubmit={formik.handleSubmit}>
      <TextField name="name" value={formik.values.name} onChange={formik.handleChange} />
      <Button type="submit" />
    </form>
  );
}

showFloor(
  <ThemeProvider theme={createTheme()}>
    <GlobalStyles styles={{}} />
    <Form />
    <SnackbarProvider />
  </ThemeProvider>,
);
