import { messageOf } from '../../platform/logger';
import type { Logger } from '../../platform/logger';

/** `roll` while the reels turn, `digit` for each digit that is revealed. */
export type SoundName = 'roll' | 'digit';

/** Plays sounds. Nothing is fetched before the first play, and nothing is queued. */
export interface SoundPlayer {
  /**
   * Plays from the beginning; if the browser forbids it, that is logged and the sound is dropped.
   * @param onBlocked gets the browser's reason
   */
  play(name: SoundName, onBlocked?: (reason: string) => void): void;
  stop(): void;
}

declare module '../../store/services' {
  interface Services {
    sounds: SoundPlayer;
  }
}

/** Volumes from 0 to 1; the roll's is the specification's (section 9). */
const sounds: Record<SoundName, { url: string; volume: number }> = {
  roll: { url: '/sounds/roll.wav', volume: 0.2 },
  digit: { url: '/sounds/digit.wav', volume: 0.4 },
};

/** A player with one audio element per sound. */
export function createSoundPlayer(
  logger: Logger,
  createAudio: (url: string) => HTMLAudioElement = (url) => new Audio(url),
): SoundPlayer {
  const loaded = new Map<SoundName, HTMLAudioElement>();
  const audioOf = (name: SoundName) => {
    const audio = loaded.get(name) ?? createAudio(sounds[name].url);
    audio.volume = sounds[name].volume;
    loaded.set(name, audio);
    return audio;
  };
  return {
    play(name, onBlocked) {
      const audio = audioOf(name);
      audio.currentTime = 0;
      audio.play().catch((error: unknown) => {
        audio.pause();
        // `stop` before the sound began is no failure.
        const isStopped = error instanceof DOMException && error.name === 'AbortError';
        if (isStopped) return;
        logger.warn(`sound ${name} not played`, messageOf(error));
        onBlocked?.(messageOf(error));
      });
    },
    stop() {
      for (const audio of loaded.values()) audio.pause();
    },
  };
}
