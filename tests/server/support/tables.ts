/** Tables made through the lobby. */
import { Person } from './person.ts';

/** A waiting table with its maker on seat 0 and the other seats free. */
export async function freeTable(maker: Person, seats: number, more: object = {}): Promise<string> {
  const open = Array.from({ length: seats - 1 }, () => ({ kind: 'open' }));
  const wish = { game: 'chicago-express', name: 'Free', seats: [{ kind: 'me' }, ...open], ...more };
  const made = await maker.post('/api/tables', wish);
  if (made.status !== 201) throw new Error(`no table: ${made.text}`);
  return made.body.id;
}

/** Registered people at a running table, in the order of their names. */
export async function playersAt(
  base: string,
  names: readonly string[],
  suffix = '',
): Promise<{ people: Person[]; table: string }> {
  const people: Person[] = [];
  for (const name of names) people.push(await Person.registered(base, name));
  const [maker, ...others] = people as [Person, ...Person[]];
  const table = await freeTable(maker, people.length, { name: `Table ${suffix}` });
  for (const other of others) {
    const joined = await other.post(`/api/tables/${table}/join`, {});
    if (joined.status !== 200) throw new Error(`not joined: ${joined.text}`);
  }
  return { people, table };
}

export async function until(is: () => boolean | Promise<boolean>, ms = 10_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await is())) {
    if (Date.now() > end) throw new Error('it did not come to be in time');
    await new Promise((done) => setTimeout(done, 10));
  }
}
