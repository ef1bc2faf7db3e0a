import { fireEvent, screen } from '@testing-library/react';
import { renderReplay, replayOf } from '../../testing/renderReplay';
import { TimeHint } from './TimeHint';

const pressed = { type: 'bets/digitPressed', payload: { digit: '1' } };

const pointAt = (share: number) => {
  const lanes = screen.getByText('lanes');
  jest
    .spyOn(lanes, 'getBoundingClientRect')
    .mockReturnValue(DOMRect.fromRect({ x: 50, y: 0, width: 200, height: 65 }));
  fireEvent.mouseOver(lanes, { clientX: 50 + share * 200 });
  fireEvent.mouseMove(lanes, { clientX: 50 + share * 200 });
};

describe('TimeHint', () => {
  it('tells the clock and the step under the pointer', async () => {
    const replay = replayOf([pressed, 2000], [pressed, 4000]);
    renderReplay(<TimeHint>lanes</TimeHint>, replay);
    pointAt(0.75);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      '14:00:03 · step 1 bets/digitPressed',
    );
  });

  it('counts from the start in a file without times', async () => {
    const replay = replayOf([pressed, null], [pressed, null]);
    renderReplay(<TimeHint>lanes</TimeHint>, replay);
    pointAt(0.5);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('+0:01.0 · step 1');
  });
});
