import { screen } from '@testing-library/react';
import { betsEvents } from '../../features/bets/betsSlice';
import { renderInTheme } from '../../testing/renderInTheme';
import { replayOf } from '../../testing/replayOf';
import { atOnce } from '../engine/inChunks';
import { readRecording } from '../engine/readRecording';
import { FindingList } from './FindingList';
import { OpenReplayContext } from './useReplay';

it('never says that nothing was found if it could not look for something, and names that', () => {
  const replay = replayOf([betsEvents.digitPressed({ digit: '7' }), 1000]);
  renderInTheme(
    <OpenReplayContext value={replay}>
      <FindingList report={atOnce(readRecording(replay))} />
    </OpenReplayContext>,
  );
  expect(screen.queryByText(/Nothing found/)).toBeNull();
  const [found, missed] = screen.getAllByRole('list');
  expect(found).toHaveTextContent('stakes that the server refused');
  expect(missed).toHaveTextContent('prizes that did not reach the balance');
  expect(found).not.toHaveTextContent('prizes that did not reach the balance');
});
