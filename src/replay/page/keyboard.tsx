import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import { monospace } from './controls';

/** Keys of the whole page; they do nothing while something is typed or a dialog is open. */
export function useHotkeys(hotkeys: Readonly<Record<string, (isShift: boolean) => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (!Object.hasOwn(hotkeys, name) || isTaken(event)) return;
    event.preventDefault();
    hotkeys[name]?.(event.shiftKey);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Enter and Escape leave a text field, so that the page's keys work again. */
export function leaveField({ key, target }: { key: string; target: EventTarget }): void {
  if ((key === 'Escape' || key === 'Enter') && target instanceof HTMLElement) target.blur();
}

const textField = 'input:not([type="checkbox"], [type="range"], [type="file"]), textarea';

/** Whether a key means something else to the element that has the focus. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null;
  // A dialog that fades out is hidden already, but may still have the focus.
  if (isIn('[aria-hidden="true"]')) return false;
  if (isIn(`${textField}, [role="dialog"], [role="menu"]`)) return true;
  if (key === ' ') return isIn('button, a, [type="checkbox"], [type="file"], [role="tab"]');
  return /^(Arrow.+|Home|End)$/.test(key) && isIn('[role="tablist"]');
}

const keys = {
  '← →': 'previous or next step in the list',
  'Shift ← →': 'previous or next step of all, countdown pushes too',
  'Home End': 'first or last step',
  Space: 'play or pause',
  '1 2 3': 'speed 1×, 4×, 16×',
  'E  Shift E': 'next or previous error',
  'B  Shift B': 'next or previous bet',
  'R  Shift R': 'next or previous round',
  N: 'write a note at the step',
  'M  Shift M': 'mark the step as A or B, to compare them',
  W: 'who changed the row of the state that has the focus',
  D: 'hide or show the details of the step',
  '/': 'search the actions',
  G: 'go to a time',
  L: 'copy the link to this step',
  '?': 'this list',
};

/** Shows what the keys do. */
export function KeyboardHelp() {
  const [isOpen, setOpen] = useState(false);
  useHotkeys({ '?': () => setOpen(true) });
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        // A phone has no keys.
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        Keys&nbsp;<Kbd aria-hidden="true">?</Kbd>
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="keys-title">
        <DialogTitle id="keys-title">Keys</DialogTitle>
        <DialogContent>
          <Keys>
            {Object.entries(keys).map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  <Kbd>{key}</Kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </Keys>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

const Keys = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  ...theme.typography.body2,
  '& div': { display: 'grid', gridTemplateColumns: '110px 1fr', gap: 8 },
  '& dd': { margin: 0 },
}));

const Kbd = styled('kbd')(({ theme }) => ({
  padding: '0 5px',
  border: '1px solid currentcolor',
  borderRadius: 4,
  fontFamily: monospace,
  fontSize: theme.typography.caption.fontSize,
}));
