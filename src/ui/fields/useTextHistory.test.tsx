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

  it('ends at its first and at its last text', async () => {
    const { user, field } = await renderField();
    await user.keyboard('{Control>}zzzz{/Control}');
    expect(field).toHaveValue('');
    await user.keyboard('{Control>}yyyyy{/Control}');
    expect(field).toHaveValue('123');
  });

  it('brings nothing back once something else was typed', async () => {
    const { user, field } = await renderField();
    await user.keyboard('{Control>}z{/Control}9{Control>}y{/Control}');
    expect(field).toHaveValue('129');
  });

  it('leaves a plain z and Ctrl with another letter alone', async () => {
    const { user, field } = await renderField();
    await user.keyboard('z{Control>}b{/Control}{Control>}{Alt>}z{/Alt}{/Control}');
    expect(field).toHaveValue('123z');
  });
});
