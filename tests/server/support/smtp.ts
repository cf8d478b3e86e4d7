/** A receiver of mail on this machine: takes every letter and keeps it. */
import { createServer, type Socket } from 'node:net';

export interface PostBox {
  url: string;
  letters: { to: string; text: string }[];
  /** The next letter that comes to this address. */
  letterTo(mail: string): Promise<string>;
  close(): Promise<void>;
}

export async function postBox(): Promise<PostBox> {
  const letters: PostBox['letters'] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let to = '';
    let body: string[] | null = null;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 here');
    socket.on('data', (chunk) => {
      rest += chunk.toString('utf8');
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (body !== null && line === '.') {
          letters.push({ to, text: decoded(body.join('\n')) });
          body = null;
          say('250 kept');
        } else if (body !== null) body.push(line);
        else if (/^RCPT TO:/i.test(line)) {
          to = /<(.*)>/.exec(line)?.[1] ?? '';
          say('250 ok');
        } else if (/^DATA/i.test(line)) {
          body = [];
          say('354 go on');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else say('250 ok');
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    async letterTo(mail) {
      for (let n = 0; n < 500; n++) {
        const at = letters.findIndex(({ to }) => to === mail);
        if (at >= 0) return letters.splice(at, 1)[0]!.text;
        await new Promise((done) => setTimeout(done, 10));
      }
      throw new Error(`no letter came to ${mail}`);
    },
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}

/** Quoted-printable or base64 bodies, as mailers write them. */
function decoded(letter: string): string {
  const [head = '', ...body] = letter.split('\n\n');
  const text = body.join('\n\n');
  if (/content-transfer-encoding: base64/i.test(head)) return `${head}\n\n${Buffer.from(text, 'base64').toString()}`;
  if (!/quoted-printable/i.test(head)) return letter;
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return `${head}\n\n${Buffer.from(bytes, 'latin1').toString('utf8')}`;
}
