import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { playerDataDiscarded } from './apiEvents';

const partialListsSlice = createSlice({
  name: 'partialLists',
  /** The endpoints of the lists of which the server sent only a part. */
  initialState: [] as string[],
  reducers: {
    /** The list of an endpoint is now partial, or whole again. */
    listExtentChanged(lists, { payload }: PayloadAction<{ endpoint: string; isPartial: boolean }>) {
      const { endpoint, isPartial } = payload;
      const others = lists.filter((name) => name !== endpoint);
      return isPartial ? [...others, endpoint] : others;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(playerDataDiscarded, () => []);
  },
  selectors: {
    /** Whether rows are missing in the list that this endpoint loaded last. */
    selectIsPartial: (lists, endpoint: string) => lists.includes(endpoint),
  },
});

export const partialListsReducer = partialListsSlice.reducer;
export const { listExtentChanged } = partialListsSlice.actions;
export const { selectIsPartial } = partialListsSlice.selectors;
