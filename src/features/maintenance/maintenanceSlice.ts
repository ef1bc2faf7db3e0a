import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';

/** The gate of the specification's section 4: nothing is shown before it has decided. */
export interface MaintenanceState {
  gate: 'loading' | 'open' | 'closed';
}

/** The local storage key of the bypass (specification section 2). */
export const bypassStorageKey = 'bypassMaintenance';

const configSchema = v.object({ isMaintenance: v.boolean() });

/** Whether `/config.json` says that the app is under maintenance; anything unreadable: no. */
export function isMaintenanceIn(config: unknown): boolean {
  const parsed = v.safeParse(configSchema, config);
  return parsed.success && parsed.output.isMaintenance;
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
