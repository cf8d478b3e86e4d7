/** The line between one visitor and the server: a TCP proxy that can go deaf, be cut and be mended. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Line {
  readonly address: string;
  /** What the visitor says still arrives; nothing comes back any more. */
  deafen(): void;
  /** Every connection breaks, and no new one can be made. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function lineTo(address: string): Promise<Line> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  let state: 'up' | 'deaf' | 'cut' = 'up';
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => {}); // `close` follows
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => {
      if (state === 'up') near.write(bytes);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deafen() {
      state = 'deaf';
    },
    cut() {
      state = 'cut';
      breakAll();
    },
    mend() {
      state = 'up';
    },
    async close() {
      breakAll();
      await new Promise((done) => server.close(done));
    },
  };
}
