/**
 * A loader for the replay page's layer: its chunks get names of their own. Chunks of one name are
 * one file, and the app's must hold nothing of the replay.
 */
export default function replayChunkNames(source: string): string {
  return source.replaceAll('webpackChunkName: "', 'webpackChunkName: "replay-');
}
