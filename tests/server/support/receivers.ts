/** Receivers on this machine for what the server sends: HTTP and SMTP, each may refuse a few times first. */
import { createServer as createHttp, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as createNet } from 'node:net';

export interface Heard {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface HttpReceiver {
  url: string;
  heard: Heard[];
  close(): Promise<void>;
}

export type HttpAnswer = { status: number; headers?: Record<string, string>; body?: string };

/** `answer` says what the n-th request (from 0) is told. */
export async function httpReceiver(answer: (n: number, heard: Heard) => HttpAnswer): Promise<HttpReceiver> {
  const heard: Heard[] = [];
  const server = createHttp(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const one = { method: request.method!, path: request.url!, headers: request.headers, body: Buffer.concat(chunks) };
    heard.push(one);
    const { status, headers = {}, body = '' } = answer(heard.length - 1, one);
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

export interface Letter {
  from: string;
  to: string[];
  data: string;
}

export interface SmtpReceiver {
  url: string;
  letters: Letter[];
  /** Conversations begun. */
  calls(): number;
  close(): Promise<void>;
}

/** As much SMTP as a sender needs; the n-th letter (from 0) is answered by `answer` at its end. */
export async function smtpReceiver(answer: (n: number) => string): Promise<SmtpReceiver> {
  const letters: Letter[] = [];
  let tries = 0;
  let calls = 0;
  const server = createNet((socket) => {
    calls++;
    let buffer = '';
    let letter: Letter = { from: '', to: [], data: '' };
    let inData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const command = (line: string): void => {
      const [verb = ''] = line.toUpperCase().split(' ');
      if (verb === 'EHLO' || verb === 'HELO') say('250 receiver');
      else if (verb === 'MAIL') {
        letter = { from: line, to: [], data: '' };
        say('250 OK');
      } else if (verb === 'RCPT') {
        letter.to.push(line.slice('RCPT TO:'.length).replace(/[<>]/g, ''));
        say(line.includes('nobody@') ? '550 no such person' : '250 OK');
      } else if (verb === 'DATA') {
        inData = true;
        say('354 go on');
      } else if (verb === 'QUIT') {
        say('221 bye');
        socket.end();
      } else say(verb === 'RSET' || verb === 'NOOP' ? '250 OK' : '502 what?');
    };
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8');
      for (;;) {
        const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const text = buffer.slice(0, end);
        buffer = buffer.slice(end + (inData ? 5 : 2));
        if (inData) {
          inData = false;
          const told = answer(tries++);
          if (told.startsWith('2')) letters.push({ ...letter, data: text });
          say(told);
        } else command(text);
      }
    });
    say('220 receiver ready');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    calls: () => calls,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
