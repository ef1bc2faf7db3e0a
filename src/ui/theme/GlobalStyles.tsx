import MuiGlobalStyles from '@mui/material/GlobalStyles';
import './base.css';
import { tokenVariables } from './tokenVariables';

const rootStyles = <MuiGlobalStyles styles={{ ':root': tokenVariables() }} />;

/** Lays down the tokens as CSS variables and the page's base styles. Render once, inside the theme. */
export function GlobalStyles() {
  return rootStyles;
}
