import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks a server's idle connections: those between two requests, and those that a browser opened in
 * reserve and never used.
 *
 * @returns a function that closes them all
 */
export function watchWaitingSockets(server: Server): () => void {
  const waiting = new Set<Socket>();
  server.on('connection', (socket) => {
    waiting.add(socket);
    socket.once('close', () => waiting.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    waiting.delete(socket);
    response.once('finish', () => {
      if (!socket.destroyed) waiting.add(socket);
    });
  });
  server.on('upgrade', ({ socket }) => waiting.delete(socket));
  return () => {
    for (const socket of waiting) socket.destroy();
  };
}
