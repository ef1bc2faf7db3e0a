import { fakeKeyValueStore } from '../../testing/fakePorts';
import { readPaneSizes, writePaneSizes } from './paneSizes';

const panes = ['lists', 'screen'];
const sizes = { lists: 30, screen: 70 };

describe('pane sizes', () => {
  it('are kept for each arrangement of its own', () => {
    const store = fakeKeyValueStore();
    writePaneSizes(store, 'list', sizes);
    writePaneSizes(store, 'table', { lists: 40, screen: 60 });
    expect(readPaneSizes(store, 'list', panes)).toEqual(sizes);
    expect(readPaneSizes(store, 'table', panes)).toEqual({ lists: 40, screen: 60 });
    expect(readPaneSizes(store, 'wide', panes)).toBeNull();
  });

  it.each([
    ['is no JSON', '{"list":'],
    ['is no record', '[1]'],
    ['has another pane', '{"list":{"lists":30,"step":70}}'],
    ['has a pane too many', '{"list":{"lists":30,"screen":50,"step":20}}'],
    ['has a size that is none', '{"list":{"lists":"30","screen":70}}'],
    ['hides a pane', '{"list":{"lists":0,"screen":100}}'],
  ])('fall back to the defaults if what is stored %s', (_, text) => {
    expect(readPaneSizes(fakeKeyValueStore({ replayPanes: text }), 'list', panes)).toBeNull();
  });
});
