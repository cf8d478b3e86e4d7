/** Somebody with a browser: real HTTP requests and a jar of cookies. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever came and compare it
  body: any;
}

export class Person {
  readonly base: string;
  readonly cookies = new Map<string, string>();
  /** Sent with every request. */
  readonly headers: Record<string, string> = {};
  id = '';
  name = '';

  constructor(base: string) {
    this.base = base;
  }

  static async guest(base: string, name?: string): Promise<Person> {
    const person = new Person(base);
    await person.become('/api/guest', name === undefined ? {} : { name });
    return person;
  }

  static async registered(base: string, name: string, password = 'correct horse battery'): Promise<Person> {
    const person = new Person(base);
    await person.become('/api/register', { name, password });
    return person;
  }

  async become(path: string, body: object): Promise<void> {
    const answer = await this.post(path, body);
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    this.id = answer.body.account.id;
    this.name = answer.body.account.name;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(this.base + path, {
      method,
      redirect: 'manual',
      headers: {
        ...this.headers,
        ...(this.cookies.size > 0 ? { cookie: this.cookieHeader } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text !== '' ? JSON.parse(text) : null,
    };
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  get = (path: string, headers?: Record<string, string>) => this.ask('GET', path, undefined, headers);
  post = (path: string, body?: unknown, headers?: Record<string, string>) => this.ask('POST', path, body, headers);
  put = (path: string, body?: unknown) => this.ask('PUT', path, body);
  patch = (path: string, body?: unknown) => this.ask('PATCH', path, body);
  delete = (path: string, body?: unknown) => this.ask('DELETE', path, body);
}
