import { screen } from '@testing-library/react';
import { renderReplay, replayOf } from '../../testing/renderReplay';
import { StepRows } from './StepRows';

const pressed = { type: 'bets/digitPressed', payload: { digit: '1' } };

/** Opens the list of a recording at its second step, in a list of this height in pixels. */
function openList(height: number) {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
  const replay = replayOf([pressed, 1000], [pressed, 2000]);
  replay.playback.goToStep(1);
  renderReplay(<StepRows label="Steps" listed={replay.steps} detailOf={() => ''} />, replay);
  return screen.getByRole('listbox');
}

describe('the list of steps', () => {
  it('names the row of the step that is shown as the active one', () => {
    const active = openList(200).getAttribute('aria-activedescendant');
    expect(screen.getByRole('option', { selected: true })).toHaveAttribute('id', active);
  });

  it('names no active row while it is too low to have any', () => {
    expect(openList(0)).not.toHaveAttribute('aria-activedescendant');
    expect(screen.queryByRole('option')).toBeNull();
  });
});
