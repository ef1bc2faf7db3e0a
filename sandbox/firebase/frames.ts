const maxFrames = 64;

/**
 * Joins messages that the SDK has split: a frame with a bare count announces that many pieces, and `0`
 * is the keep-alive. Returns a whole message, or null until it is complete.
 */
export function createFrameJoiner(): (frame: string) => string | null {
  let awaited = 0;
  let pieces: string[] = [];
  return (frame) => {
    if (awaited === 0) {
      if (!/^\d{1,6}$/.test(frame)) return frame;
      awaited = Math.min(Number(frame), maxFrames);
      return null;
    }
    pieces.push(frame);
    if (pieces.length < awaited) return null;
    const message = pieces.join('');
    awaited = 0;
    pieces = [];
    return message;
  };
}
