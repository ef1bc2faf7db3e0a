import { rootReducer } from '../../app/rootReducer';
import { openReplay } from './openReplay';

describe('openReplay', () => {
  const opened = (content: unknown) => openReplay('export.json', JSON.stringify(content), 0);
  const foreign = [
    { type: 'todos/added', payload: { text: 'milk' } },
    { type: 'api/executeQuery/pending', meta: { requestId: 'r', arg: { endpointName: 'get' } } },
  ];

  it('refuses an export of Redux DevTools from another site, with and without its state', () => {
    expect(() => opened(foreign)).toThrow('of another site');
    const withState = {
      payload: JSON.stringify(foreign),
      preloadedState: JSON.stringify({ todos: [], api: {} }),
    };
    expect(() => opened(withState)).toThrow('of another site');
  });

  it('opens an export that has one action of this app, or its state', () => {
    const ours = { type: 'navigation/locationChanged', payload: { pathname: '/', search: '' } };
    expect(opened([...foreign, ours]).steps).toHaveLength(4);
    const state = rootReducer(undefined, { type: '@@INIT' });
    const withState = {
      payload: JSON.stringify(foreign),
      preloadedState: JSON.stringify(state),
    };
    expect(opened(withState).steps).toHaveLength(3);
  });
});
