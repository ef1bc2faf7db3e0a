import type { ReplayTexts } from '../../../i18n/texts/replay';
import { messageOf } from '../../../platform/logger';
import { filledIn } from '../filledIn';

type OpenErrorName = keyof ReplayTexts['errors'];

/** Why a file was not opened, as a text of the table with its figures. Nothing repeats what the file holds. */
export class OpenError extends Error {
  readonly args: readonly string[];
  constructor(name: OpenErrorName, ...args: readonly number[]) {
    super(name);
    this.args = args.map(String);
  }
}

/** The message of a schema's issue, which {@link openErrorText} finds in the table. */
export const issue = (name: OpenErrorName): string => name;

/** Why a file was not opened, in the language of the texts. */
export function openErrorText(error: unknown, { errors }: ReplayTexts): string {
  const message = messageOf(error);
  if (!Object.hasOwn(errors, message)) return message;
  return filledIn(errors[message as OpenErrorName], error instanceof OpenError ? error.args : []);
}
