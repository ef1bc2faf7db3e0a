import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { parseMessage } from '../../api/wire/parseMessage';
import type { ParseResult } from '../../api/wire/parseMessage';
import { flagSchema } from '../../api/wire/schemas';
import { unwrapped } from '../../api/wire/shapes';

/** The maintenance gate (specification section 4): nothing is shown before it has decided. */
export interface MaintenanceState {
  gate: 'loading' | 'open' | 'closed';
}

declare module '../../store/rootState' {
  interface RootState {
    maintenance: MaintenanceState;
  }
}

/** The local storage key of the bypass (specification section 2). */
export const bypassStorageKey = 'bypassMaintenance';

const configSchema = unwrapped(v.object({ isMaintenance: flagSchema }));

/** Parses `/config.json`; an invalid file never closes the gate. */
export function readMaintenance(config: unknown): ParseResult<{ isMaintenance: boolean }> {
  return parseMessage(configSchema, config);
}

const initialState: MaintenanceState = { gate: 'loading' };

const maintenanceSlice = createSlice({
  name: 'maintenance',
  initialState,
  reducers: {
    gateDecided(state, { payload }: PayloadAction<{ isClosed: boolean }>) {
      state.gate = payload.isClosed ? 'closed' : 'open';
    },
  },
  selectors: { selectGate: (maintenance) => maintenance.gate },
});

export const maintenanceReducer = maintenanceSlice.reducer;
export const { gateDecided } = maintenanceSlice.actions;
export const { selectGate } = maintenanceSlice.selectors;
