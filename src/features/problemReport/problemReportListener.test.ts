import { appStarted } from '../../store/appEvents';
import { playerDataDiscarded } from '../../api/apiEvents';
import { makeTestStore } from '../../testing/makeTestStore';
import {
  problemReportEvents,
  selectIsErrorShown,
  selectIsReportOpen,
  selectProblemReport,
} from './problemReportSlice';
import type { RecordingDescription } from './problemReportSlice';

const current: RecordingDescription = {
  id: 'current',
  isCurrent: true,
  hasEndedInError: false,
  beganAt: 0,
  endedAt: 1000,
  steps: 7,
  lastSteps: [],
};
const failed: RecordingDescription = {
  ...current,
  id: 'failed',
  isCurrent: false,
  hasEndedInError: true,
};

const settle = () => new Promise((resolve) => setTimeout(resolve));

function setUp() {
  const { store, services } = makeTestStore();
  const { dispatch } = store;
  return {
    ...services,
    dispatch,
    report: () => selectProblemReport(store.getState()),
    isOpen: () => selectIsReportOpen(store.getState()),
    isErrorShown: () => selectIsErrorShown(store.getState()),
    async open(message?: string) {
      dispatch(problemReportEvents.opened());
      if (message !== undefined) dispatch(problemReportEvents.messageChanged({ message }));
      await settle();
    },
    async save() {
      dispatch(problemReportEvents.savePressed());
      await settle();
    },
  };
}

describe('the dialog "Report a problem"', () => {
  it('lists the recordings each time it opens, and chooses one that ended in an error', async () => {
    const { recordings, report, isOpen, open, dispatch } = setUp();
    recordings.offer([current]);
    const opening = open();
    expect(isOpen()).toBe(true);
    expect(report()).toMatchObject({ recordings: null, chosenRecordingId: null });
    await opening;
    expect(report()).toMatchObject({ recordings: [current], chosenRecordingId: 'current' });
    dispatch(problemReportEvents.closed());
    expect(isOpen()).toBe(false);
    recordings.offer([current, failed]);
    await open();
    expect(report()).toMatchObject({ recordings: [current, failed], chosenRecordingId: 'failed' });
  });

  it('lists what the last opening found if it opens twice at once', async () => {
    const { recordings, report, dispatch } = setUp();
    const answers: ((found: RecordingDescription[]) => void)[] = [];
    recordings.describe = () => new Promise((resolve) => answers.push(resolve));
    dispatch(problemReportEvents.opened());
    dispatch(problemReportEvents.opened());
    await settle();
    answers[1]?.([failed]);
    await settle();
    answers[0]?.([current]);
    await settle();
    expect(report().recordings).toEqual([failed]);
  });

  it('has nothing to choose if there is no recording, or if they can’t be read', async () => {
    const { recordings, report, logger, open } = setUp();
    await open();
    expect(report()).toMatchObject({ recordings: [], chosenRecordingId: null });
    expect(logger.lines).toEqual([]);
    recordings.describe = () => Promise.reject(new Error('no storage'));
    await open();
    expect(report()).toMatchObject({ recordings: [], chosenRecordingId: null });
    expect(logger.lines).toEqual([{ message: 'no recording can be saved', details: 'no storage' }]);
  });

  it('keeps what the player has written when it opens again', async () => {
    const { report, open } = setUp();
    await open('bet 7 lost');
    await open();
    expect(report().message).toBe('bet 7 lost');
  });

  it('forgets the last player’s words and recordings', async () => {
    const { recordings, report, isOpen, open, dispatch } = setUp();
    recordings.offer([current]);
    await open('bet 7');
    expect(isOpen()).toBe(true);
    dispatch(playerDataDiscarded());
    expect(isOpen()).toBe(false);
    expect(report()).toMatchObject({ message: '', recordings: null, chosenRecordingId: null });
  });
});

describe('the description of a problem', () => {
  it('is shown as the file will hold it while something in it is masked', async () => {
    const { report, open, save, recordings, dispatch } = setUp();
    const type = async (message: string) => {
      dispatch(problemReportEvents.messageChanged({ message }));
      await settle();
    };
    recordings.offer([current]);
    await open();
    await type('bet 7 lost');
    expect(report().messageAsSaved).toBeUndefined();
    await type('bet 7 lost, call 012 345 678');
    expect(report()).toMatchObject({
      message: 'bet 7 lost, call 012 345 678',
      messageAsSaved: 'bet 7 lost, call [masked 1]',
    });
    await open();
    expect(report().messageAsSaved).toBe('bet 7 lost, call [masked 1]');
    await save();
    expect(report()).toMatchObject({ message: '', messageAsSaved: undefined });
  });

  it('is redacted when it changes, and causes no action beyond its own while nothing is masked', async () => {
    const { recorder, recordings, dispatch } = setUp();
    const redact = jest.spyOn(recordings, 'messageAsSaved');
    dispatch(problemReportEvents.messageChanged({ message: 'bet 7 lost' }));
    dispatch(problemReportEvents.stepsToggled());
    await settle();
    expect(redact.mock.calls).toEqual([['bet 7 lost']]);
    const types = recorder
      .read()
      .segments.flatMap(({ actions }) => actions.map(({ type }) => type));
    expect(types).toContain('problemReport/messageChanged');
    expect(types).not.toContain('problemReport/messageMasked');
  });

  it('is masked by its last words if the answers come late', async () => {
    const { report, recordings, dispatch } = setUp();
    const answers: ((redacted: string) => void)[] = [];
    recordings.messageAsSaved = () => new Promise((resolve) => answers.push(resolve));
    dispatch(problemReportEvents.messageChanged({ message: 'pin 1234' }));
    dispatch(problemReportEvents.messageChanged({ message: 'pin 12345' }));
    await settle();
    answers[1]?.('later');
    await settle();
    answers[0]?.('earlier');
    await settle();
    expect(report().messageAsSaved).toBe('later');
  });

  it('has no masked form if that part of the app does not load', async () => {
    const { report, recordings, dispatch } = setUp();
    recordings.messageAsSaved = () => Promise.reject(new Error('no chunk'));
    dispatch(problemReportEvents.messageChanged({ message: 'pin 1234' }));
    await settle();
    expect(report()).toMatchObject({ message: 'pin 1234' });
    expect(report().messageAsSaved).toBeUndefined();
  });
});

describe('saving a recording', () => {
  it('downloads the chosen one with the description, which is then empty', async () => {
    const { recordings, report, open, save, dispatch } = setUp();
    recordings.offer([current, failed]);
    await open('bet 7');
    dispatch(problemReportEvents.recordingChosen({ id: 'current' }));
    const saved = save();
    expect(report().saving).toBe('saving');
    await saved;
    expect(recordings.downloads).toEqual([{ recordingId: 'current', message: 'bet 7' }]);
    expect(report()).toMatchObject({ saving: 'saved', message: '' });
    dispatch(problemReportEvents.recordingChosen({ id: 'failed' }));
    expect(report()).toMatchObject({ saving: 'idle', chosenRecordingId: 'failed' });
  });

  it('downloads once if the button is pressed twice', async () => {
    const { recordings, open, save, dispatch } = setUp();
    recordings.offer([current]);
    await open();
    dispatch(problemReportEvents.savePressed());
    await save();
    expect(recordings.downloads).toHaveLength(1);
    await save();
    expect(recordings.downloads).toHaveLength(2);
  });

  it('keeps the description and says so if it fails, until the player goes on', async () => {
    const { recordings, report, logger, open, save, dispatch } = setUp();
    recordings.offer([current]);
    recordings.refuseDownloads('no room');
    await open('bet 7');
    await save();
    expect(report()).toMatchObject({ saving: 'failed', message: 'bet 7' });
    expect(logger.lines).toEqual([{ message: 'the recording was not saved', details: 'no room' }]);
    dispatch(problemReportEvents.messageChanged({ message: 'bet 7 lost' }));
    expect(report()).toMatchObject({ saving: 'idle', message: 'bet 7 lost' });
  });

  it('goes on while the player writes', async () => {
    const { recordings, report, open, save, dispatch } = setUp();
    recordings.offer([current]);
    await open();
    const saved = save();
    dispatch(problemReportEvents.messageChanged({ message: 'bet 7' }));
    expect(report()).toMatchObject({ saving: 'saving', message: 'bet 7' });
    await saved;
    expect(report().saving).toBe('saved');
  });
});

it('an error that is shown is noted in the recording, and stays with the dialog until it is hidden', async () => {
  const { recordings, report, isErrorShown, open, dispatch } = setUp();
  dispatch(appStarted());
  expect(recordings.problems).toEqual([]);
  dispatch(problemReportEvents.errorShown({ message: 'no such row' }));
  expect(recordings.problems).toEqual(['no such row']);
  expect(isErrorShown()).toBe(true);
  await open();
  expect(report().shownError).toBe('no such row');
  dispatch(problemReportEvents.errorHidden());
  expect(report().shownError).toBeNull();
  expect(isErrorShown()).toBe(false);
});
