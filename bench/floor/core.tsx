/**
 * What every first screen of this stack needs: it shows one word, with a store, an api and a router.
 */
import { configureStore, createListenerMiddleware, createSlice } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import {
  Link,
  Outlet,
  RouterProvider,
  createBrowserRouter,
  matchPath,
  useNavigate,
  useSearchParams,
} from 'react-router';

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/' }),
  endpoints: (build) => ({ word: build.query<string, undefined>({ query: () => 'word' }) }),
});
const slice = createSlice({
  name: 'word',
  initialState: 'word',
  reducers: { wordChanged: (_, { payload }: { payload: string }) => payload },
});
const listeners = createListenerMiddleware();

/** An empty store with the app's middleware. */
export function makeFloorStore() {
  return configureStore({
    reducer: { word: slice.reducer, [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().prepend(listeners.middleware).concat(api.middleware),
  });
}

function Word() {
  const word = useSelector(
    ({ word }: ReturnType<ReturnType<typeof makeFloorStore>['getState']>) => word,
  );
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (
    <Link to="/" onClick={() => void dispatch(slice.actions.wordChanged(query.get('word') ?? ''))}>
      {matchPath('/', word) ? <i onClick={() => void navigate('/')} /> : word}
      <Outlet />
    </Link>
  );
}

/** Shows the word and the parts of a floor. */
export function showFloor(parts: React.ReactNode): void {
  const router = createBrowserRouter([
    { Component: Word, children: [{ path: '*', element: parts }] },
  ]);
  const container = document.getElementById('root');
  if (container === null) throw new Error('the page has no element #root');
  createRoot(container).render(
    <Provider store={makeFloorStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
}
