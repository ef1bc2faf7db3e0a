import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderInTheme } from '../../testing/renderInTheme';
import { useTextHistory } from './useTextHistory';

function Field() {
  const [text, setText] = useState('');
  const restoreByKeys = useTextHistory(text, setText);
  return (
    <input
      aria-label="text"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={restoreByKeys}
    />
  );
}

async function renderField() {
  const user = userEvent.setup();
  renderInTheme(<Field />);
  const field = screen.getByLabelText('text');
  await user.type(field, '123');
  return { user, field };
}

describe('a field with a history', () => {
  it('takes each change back by Ctrl+Z or Alt+Z, and brings it again by Cmd+Shift+Z and by Ctrl+Y', async () => {
    const { user, field } = await renderField();
    await user.keyboard('{Control>}z{/Control}{Alt>}z{/Alt}');
    expect(field).toHaveValue('1');
    await user.keyboard('{Meta>}{Shift>}Z{/Shift}{/Meta}');
    expect(field).toHaveValue('12');
    await user.keyboard('{Control>}y{/Control}');
    expect(field).toHaveValue('123');
  });

  it.each([
    ['ends at its first text', '{Control>}zzzz{/Control}', ''],
    ['ends at its last text', '{Control>}zzzzyyyyy{/Control}', '123'],
    ['brings nothing back over a new text', '{Control>}z{/Control}9{Control>}y{/Control}', '129'],
    ['leaves a plain z alone', 'z{Control>}b{/Control}{Control>}{Alt>}z{/Alt}{/Control}', '123z'],
  ])('%s', async (_, keys, text) => {
    const { user, field } = await renderField();
    await user.keyboard(keys);
    expect(field).toHaveValue(text);
  });
});
