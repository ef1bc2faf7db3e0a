import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether a field may take the focus by itself: on a touch screen that would open the keyboard over the page. */
export function useHasKeyboard(): boolean {
  return useMediaQuery('(pointer: fine)', { noSsr: true });
}
