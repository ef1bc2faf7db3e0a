import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInTheme } from '../../testing/renderInTheme';
import { FilePicker } from './OpenPanel';

const file = new File(['{}'], 'recording.trace.json', { type: 'application/json' });
const picker = (isReading: boolean, onOpen: (file: File) => void) => (
  <FilePicker label="Open a trace…" isReading={isReading} variant="contained" onOpen={onOpen} />
);

describe('FilePicker', () => {
  it('takes the focus by Tab under its visible name, and opens the same file twice', async () => {
    const onOpen = jest.fn();
    renderInTheme(picker(false, onOpen));
    const input = screen.getByLabelText('Open a trace…');
    await userEvent.tab();
    expect(input).toHaveFocus();
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    expect(onOpen.mock.calls).toEqual([[file], [file]]);
  });

  it('opens nothing while a file is being read', async () => {
    const onOpen = jest.fn();
    renderInTheme(picker(true, onOpen));
    await userEvent.upload(screen.getByLabelText('Open a trace…', { selector: 'input' }), file);
    expect(onOpen).not.toHaveBeenCalled();
    expect(screen.getByRole('progressbar')).toBeVisible();
  });
});
