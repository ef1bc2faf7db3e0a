import * as v from 'valibot';
import { parsedBy } from '../../api/parsedBy';
import { restApi } from '../../api/restApi';
import type { AppThunk } from '../../store/storeTypes';
import { unwrapped } from '../../domain/wireShapes';

/** The player waits for the file. */
export const longestSigningMs = 5000;

const longestSignature = 4096;

interface FileToSign {
  /** Below the API's base, as the page names it. */
  path: string;
  /** 64 lower-case hexadecimal digits. */
  sha256: string;
}

/** The call that lets the operator's server sign a file. */
export const signatureApi = restApi.injectEndpoints({
  endpoints: (build) => ({
    signProblemReport: build.mutation<{ signature: string }, FileToSign>({
      query: ({ path, sha256 }) => ({
        url: path,
        method: 'POST',
        body: { sha256 },
      }),
      ...parsedBy(
        unwrapped(
          v.object({
            signature: v.pipe(
              v.string(),
              v.maxLength(longestSignature),
              v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/),
            ),
          }),
        ),
      ),
    }),
  }),
});

/**
 * Asks the operator's server once for its signature.
 * @returns null if this page's player is not signed in, the server refuses, or it takes longer than
 *   {@link longestSigningMs}
 */
export function signProblemReport(file: FileToSign): AppThunk<Promise<string | null>> {
  return async (dispatch, getState, { readStoredUserId }) => {
    const { player } = getState().session;
    // With another session in the cookies the call would reload the page before the file is saved.
    if (player === null || readStoredUserId() !== player.userId) return null;
    const { signProblemReport: endpoint } = signatureApi.endpoints;
    const call = dispatch(endpoint.initiate(file, { track: false }));
    const timer = setTimeout(() => call.abort(), longestSigningMs);
    const { data } = await call;
    clearTimeout(timer);
    return data?.signature ?? null;
  };
}
