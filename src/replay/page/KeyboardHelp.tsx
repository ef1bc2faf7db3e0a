import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { Kbd } from './Mono';

const keys: readonly [string, string][] = [
  ['← →', 'previous or next step of the list'],
  ['Shift ← →', 'previous or next step of all, countdown pushes too'],
  ['Home End', 'first or last step'],
  ['Space', 'play or pause'],
  ['1 2 3', 'speed 1×, 4×, 16×'],
  ['E  Shift E', 'next or previous error'],
  ['B  Shift B', 'next or previous bet'],
  ['R  Shift R', 'next or previous round'],
  ['D', 'hide or show the details of the step'],
  ['/', 'search the actions'],
  ['L', 'copy the link to this step'],
  ['?', 'this list'],
];

/** What the keys do. */
export function KeyboardHelp({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby="keys-title">
      <DialogTitle id="keys-title">Keys</DialogTitle>
      <DialogContent>
        <Keys>
          {keys.map(([key, meaning]) => (
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
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
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
