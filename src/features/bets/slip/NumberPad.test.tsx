import { fireEvent } from '@testing-library/react';
import { openSlip } from '../../../testing/listeners/openSlip';
import { renderOnStore } from '../../../testing/renderOnStore';
import { betsEvents } from '../betsSlice';
import { NumberPad } from './NumberPad';

it('a held Enter, such as that of the slip before, submits no number', async () => {
  const parts = await openSlip();
  parts.store.dispatch(betsEvents.slipClosed());
  const onSubmit = jest.fn();
  renderOnStore(<NumberPad betting="open" isCovered={false} onSubmit={onSubmit} />, parts);
  fireEvent.keyDown(document.body, { key: 'Enter', repeat: true });
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
