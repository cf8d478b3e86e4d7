/** A TCP proxy that is as slow as a phone's line: one bandwidth for all connections together, and a delay each way. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SlowLine {
  readonly port: number;
  /** Bytes that came down so far. */
  down(): number;
  close(): Promise<void>;
}

interface Speed {
  /** Bytes a second, both ways alike. */
  readonly rate: number;
  /** Milliseconds one way. */
  readonly delay: number;
}

/** Small enough that connections share the line fairly. */
const PIECE = 4096;

export async function slowLine(to: number, { rate, delay }: Speed): Promise<SlowLine> {
  let down = 0;
  const sockets = new Set<Socket>();
  /** Hands bytes on one after the other, no faster than the line allows; `count` sees each piece. */
  const pipe = (lane: { free: number }, from: Socket, into: Socket, count: (bytes: number) => void) => {
    let last: Promise<void> = Promise.resolve();
    from.on('data', (chunk: Buffer) => {
      for (let at = 0; at < chunk.length; at += PIECE) {
        const piece = chunk.subarray(at, at + PIECE);
        last = last.then(async () => {
          lane.free = Math.max(lane.free, performance.now()) + (piece.length / rate) * 1000;
          await new Promise((later) => setTimeout(later, lane.free - performance.now()));
          count(piece.length);
          setTimeout(() => into.destroyed || into.write(piece), delay);
        });
      }
    });
    from.on('end', () => void last.then(() => setTimeout(() => into.end(), delay)));
    from.on('error', () => into.destroy());
  };
  const [laneUp, laneDown] = [{ free: 0 }, { free: 0 }];
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('close', () => sockets.delete(socket));
    }
    pipe(laneUp, near, far, () => {});
    pipe(laneDown, far, near, (bytes) => {
      down += bytes;
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    down: () => down,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
