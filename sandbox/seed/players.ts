export interface DemoPlayer {
  readonly id: number;
  readonly username: string;
  /** Riel at the start. */
  readonly balance: number;
}

export const demoPassword = 'riel1234';

export const demoPlayers = [
  { id: 1001, username: 'sophea', balance: 500_000 },
  { id: 1002, username: 'dararith', balance: 250_000 },
  { id: 1003, username: 'sreymom', balance: 80_000 },
] as const satisfies readonly DemoPlayer[];

/** Session ids that `check-auth` knows, with the player each one signs in. */
export const demoSessions: ReadonlyMap<string, number> = new Map([['demo-session-sophea', 1001]]);
