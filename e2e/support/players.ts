import { demoPassword, demoPlayers } from '../../sandbox/seed/players';

export type Username = (typeof demoPlayers)[number]['username'];

export interface Player {
  readonly id: number;
  readonly username: Username;
  readonly password: string;
  /** Riel after a reset. */
  readonly balance: number;
}

/** A demo player of the sandbox by name. */
export function player(username: Username): Player {
  const found = demoPlayers.find((each) => each.username === username);
  if (found === undefined) throw new Error(`no demo player ${username}`);
  return { ...found, password: demoPassword };
}

/** The player of most tests. */
export const sophea = player('sophea');
