/** A round id as the screens show it: the server's number, or `--` before the first one is known. */
export type RoundId = number | string;
