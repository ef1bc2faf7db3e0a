import type { GenericSchema } from 'valibot';
import type { EndpointOptions } from './baseQuery';

/**
 * The part of an endpoint that says what its response is: the base query parses the body by the schema
 * (docs/decisions/border-schemas.md).
 */
export function parsedBy<Output>(
  schema: GenericSchema<unknown, Output>,
  options: Omit<EndpointOptions, 'schema'> = {},
) {
  return {
    extraOptions: { schema, ...options },
    transformResponse: (parsed: unknown) => parsed as Output,
  };
}
