import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { RootState } from '../../../app/rootReducer';
import { betsEvents } from '../../../features/bets/betsSlice';
import { controlNames } from '../reasonTexts';
import { blockDetail } from './blockDetail';

const payloadSchema = v.object({
  control: v.picklist(Object.keys(controlNames) as (keyof typeof controlNames)[]),
  reason: v.string(),
  closedBy: v.optional(v.string()),
});

/** What was pressed to no effect, its name, and why; null for any other action. */
export function ignoredPress(action: UnknownAction, state: RootState, at: number) {
  if (!betsEvents.pressIgnored.match(action)) return null;
  const { control, ...block } = v.parse(payloadSchema, action.payload);
  return { control, name: controlNames[control], reason: blockDetail(block, state, at) };
}
