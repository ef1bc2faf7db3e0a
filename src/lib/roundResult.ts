import * as v from 'valibot';
import { drawnDigitsOfDetail } from './drawnNumber';
import { reportIssue } from './parseMessage';
import { idSchema, optionalField, stampSchema } from './wireSchemas';

/** What a round ended with. `digits` is null if the server's number could not be read. */
export interface RoundResult {
  roundId: number;
  /** The server's stamp as it was written, or null. */
  createdAt: string | null;
  /** Three digits, leading zeros kept. */
  digits: string | null;
}

/** The drawn number of a `detail`; null if there is none. An unreadable one is reported. */
export const drawnDigitsSchema = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, config }): string | null => {
    const digits = drawnDigitsOfDetail(dataset.value);
    if (digits === null && dataset.value !== null)
      reportIssue(config, 'detail: expected a number of three digits');
    return digits;
  }),
);

/** A round result as REST and the broadcasts write it; the id is `round_id`, else `id`. */
export const roundResultSchema = v.pipe(
  v.object({
    round_id: optionalField('round_id', idSchema),
    id: optionalField('id', idSchema),
    created_at: optionalField('created_at', stampSchema),
    detail: v.optional(drawnDigitsSchema, null),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): RoundResult => {
    const { round_id, id, created_at, detail } = dataset.value;
    const roundId = round_id ?? id;
    if (roundId === null) {
      addIssue({ expected: 'a round id' });
      return NEVER;
    }
    return { roundId, createdAt: created_at, digits: detail };
  }),
);
