import type { SandboxConfig } from './config';
import { systemClock } from './engine/clock';
import { Game } from './engine/game';
import { Ticker } from './engine/ticker';
import { createSeed } from './seed/history';

/** The game, and the timer that advances it. */
export interface Table {
  readonly game: Game;
  readonly ticker: Ticker;
  /** Restores the seed, starts the first round and the clock. */
  reset(): void;
}

/** A game with seeded history; its clock starts with the ticker. */
export function createTable(config: SandboxConfig): Table {
  const seed = () => createSeed(config.seed, systemClock.now());
  const game = new Game(seed(), config, systemClock.now);
  const ticker = new Ticker(systemClock, 1000 / config.speed, () => game.tick());
  return {
    game,
    ticker,
    reset() {
      game.reset(seed());
      ticker.start();
    },
  };
}
