import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A WebDriver BiDi connection. */
export interface BidiConnection {
  /** @throws Error that the browser answers, or if the connection ends before the answer */
  send<Result>(method: string, params: object): Promise<Result>;
  on(event: string, listener: (params: unknown) => void): void;
  close(): void;
}

interface Message {
  readonly type: 'success' | 'error' | 'event';
  readonly id?: number;
  readonly result?: unknown;
  readonly message?: string;
  readonly method?: string;
  readonly params?: unknown;
}

interface Pending {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export async function connectBidi(url: string): Promise<BidiConnection> {
  const socket = new WebSocket(url);
  const pending = new Map<number, Pending>();
  const listeners = new Map<string, (params: unknown) => void>();
  let lastId = 0;
  socket.on('message', (data: Buffer) => {
    const {
      type,
      id = 0,
      result,
      message,
      method = '',
      params,
    } = JSON.parse(data.toString()) as Message;
    if (type === 'event') return listeners.get(method)?.(params);
    const command = pending.get(id);
    pending.delete(id);
    if (type === 'success') command?.resolve(result);
    else command?.reject(new Error(message));
  });
  socket.on('close', () => {
    for (const { reject } of pending.values()) reject(new Error('The browser has gone.'));
  });
  await once(socket, 'open');
  return {
    send: <Result>(method: string, params: object) =>
      new Promise<Result>((resolve, reject) => {
        lastId += 1;
        pending.set(lastId, { resolve: (result) => resolve(result as Result), reject });
        socket.send(JSON.stringify({ id: lastId, method, params }));
      }),
    on: (event, listener) => void listeners.set(event, listener),
    close: () => socket.close(),
  };
}
