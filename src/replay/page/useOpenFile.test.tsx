import { act, renderHook, waitFor } from '@testing-library/react';
import { recordRandomActions } from '../../testing/recordRandomActions';
import { traceTextOf } from '../../testing/traceOf';
import { useOpenFile } from './useOpenFile';

/** jsdom reads no files. */
const mockTexts = new Map<File, string>();
jest.mock('../file/readText', () => ({
  readText: async (file: File) => Promise.resolve(mockTexts.get(file)),
}));

function fileOf(name: string, actions: number | null): File {
  const file = new File([], name);
  const text = actions === null ? '{}' : traceTextOf(recordRandomActions({ actions }).recorder);
  mockTexts.set(file, text);
  return file;
}

/** The hook, and what it says once it has read files. */
function open() {
  const { result } = renderHook(useOpenFile);
  const read = async (change: () => void) => {
    act(change);
    await waitFor(() => expect(result.current.isReading).toBe(false));
  };
  const names = () => result.current.files.map(({ replay }) => replay.fileName);
  return { result, read, names, shown: () => result.current.active?.replay.fileName };
}

describe('opening files', () => {
  it('shows the first of several, keeps it when others are added, and replaces all by another', async () => {
    const { result, read, names, shown } = open();
    await read(() => result.current.open(fileOf('a', 20), fileOf('b', 30)));
    expect(shown()).toBe('a');
    await read(() => result.current.add(fileOf('c', 40)));
    expect(names()).toEqual(['a', 'b', 'c']);
    expect(shown()).toBe('a');
    await read(() => result.current.open(fileOf('d', 50)));
    expect(names()).toEqual(['d']);
    expect(shown()).toBe('d');
  });

  it('opens those that can be opened, and says why not the others', async () => {
    const { result, read, names } = open();
    await read(() => result.current.open(fileOf('a', 20), fileOf('b', null), fileOf('c', 20)));
    expect(names()).toEqual(['a']);
    expect(result.current.error).toMatch(
      /^b: This is JSON, but .* c is open already as a: it has the very same content\.$/,
    );
    await read(() => result.current.open(fileOf('b', null)));
    expect(names()).toEqual(['a']);
    expect(result.current.error).toMatch(/^This is JSON, but /);
  });

  it('shows another file at the same time and names its step in the address', async () => {
    const { result, read, shown } = open();
    await read(() => result.current.open(fileOf('a', 20), fileOf('b', 30)));
    const [a, b] = result.current.files;
    if (!a || !b) throw new Error('files are missing');
    a.replay.playback.play();
    const at = b.replay.steps[7]?.at ?? 0;
    act(() => result.current.show(b.id, at));
    expect(shown()).toBe('b');
    expect(a.replay.playback.getState().isPlaying).toBe(false);
    const { step, now } = b.replay.playback.getState();
    expect(now).toBeCloseTo(at);
    expect(window.location.hash).toBe(`#step=${step}`);
    act(() => result.current.close(b.id));
    expect(shown()).toBe('a');
    expect(a.replay.playback.getState().now).toBeLessThanOrEqual(at);
  });
});
