import { isRecord } from '../../../trace/isRecord';
import { OpenError } from './openErrors';

/** Five times what the recorder keeps: a short text can claim many steps. */
const mostSteps = 100_000;

/**
 * Refuses a parsed file whose lists are longer than any recording. It reads only their lengths, so it comes
 * before all work on their elements; a list may repeat one id, and then its text is short.
 * @throws OpenError
 */
export function refuseTooManySteps(content: unknown): void {
  const lists = isRecord(content)
    ? [content['stagedActionIds'], content['skippedActionIds']]
    : [content];
  for (const list of lists) {
    if (Array.isArray(list) && list.length > mostSteps) {
      throw new OpenError('tooManySteps', list.length, mostSteps);
    }
  }
}
