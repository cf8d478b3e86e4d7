/** Passkeys: add one, list, remove, log in by one. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { good, isPlainObject, maybe, object, type Reader, text, wrong } from '../../kernel/shape.ts';
import { unit } from '../db/database.ts';
import { nameFrom, ownAccount } from '../people/accounts.ts';
import { answeredBy, loginOptions, registered, registrationOptions, type Site } from '../people/passkeys.ts';
import { renameAtTables } from '../people/renaming.ts';
import { accountById, changeAccount } from '../store/accounts.ts';
import { passkeysOf, removePasskey, unusedRecoveryCodes } from '../store/credentials.ts';
import { endSessionsOf } from '../store/sessions.ts';
import { accountOn, type Context, visitorOn } from './context.ts';
import { logIn } from './cookies.ts';
import { limits } from './limits.ts';
import { originOf } from './origin.ts';
import { accept, Refused } from './refused.ts';

const answer: Reader<object> = (raw, at) => (isPlainObject(raw) ? good(raw) : wrong(at, 'expected-object'));
const adding = object({ response: answer, label: maybe(text(60)), name: maybe(text(200)) });

export function passkeyRoutes(app: FastifyInstance, context: Context): void {
  const { db, secret, config, now } = context;
  const { login: limitLogins } = limits(app, context);
  const siteOf = (request: FastifyRequest): Site => {
    // Passkeys belong to a name: an address in figures cannot have any.
    return { db, secret, origin: originOf(config.publicUrl, request.headers), now: now() };
  };

  app.post('/api/me/passkeys/options', async (request) => registrationOptions(siteOf(request), accountOn(request)));

  /** A guest who adds a passkey becomes a person, under a new name if one is given. */
  app.post('/api/me/passkeys', async (request, reply) => {
    const { account, session } = visitorOn(request);
    const { response, label = '', name } = accept(adding(request.body, ''));
    const passkey = await registered(siteOf(request), account, response, label);
    const wanted = name === undefined ? null : nameFrom(name);
    if (wanted && account.kind !== 'guest') throw new Refused('already-a-person');
    const changed = { kind: 'person' as const, ...(wanted ? { name: wanted.name, name_key: wanted.key } : {}) };
    // As by a password: whoever had the guest's cookie does not come along.
    const others = account.kind === 'guest' ? endSessionsOf(db, account.id, session) : undefined;
    const written = await db.write(unit(passkey, changeAccount(db, account.id, changed), others));
    if (!written.ok) throw new Refused(wanted ? 'name-taken' : 'passkey-refused');
    const person = { ...account, ...changed };
    if (others) {
      await logIn(context, request, reply, person);
      await context.signedOut({ account: account.id });
    }
    if (wanted) await renameAtTables(context, account.id, wanted.name);
    return reply.code(201).send({ account: await ownAccount(db, person) });
  });

  app.get('/api/me/passkeys', async (request) => {
    const rows = await passkeysOf(db, accountOn(request).id);
    return {
      passkeys: rows.map(({ id, name, created_at, used_at }) => ({ id, name, createdAt: created_at, usedAt: used_at })),
    };
  });

  app.delete<{ Params: { id: string } }>('/api/me/passkeys/:id', async (request) => {
    const account = accountOn(request);
    const all = await passkeysOf(db, account.id);
    const codes = await unusedRecoveryCodes(db, account.id);
    const otherWays = account.password_hash !== null || account.mail_verified_at !== null || codes.length > 0;
    if (all.length === 1 && all[0]!.id === request.params.id && !otherWays) throw new Refused('last-way-in');
    if (!(await db.write(removePasskey(db, account.id, request.params.id))).ok) throw new Refused('not-found');
    return { ok: true };
  });

  app.post('/api/login/passkey/options', { preHandler: limitLogins }, async (request) => loginOptions(siteOf(request)));

  app.post('/api/login/passkey', { preHandler: limitLogins }, async (request, reply) => {
    const { response } = accept(object({ response: answer })(request.body, ''));
    const { passkey, writes } = await answeredBy(siteOf(request), response);
    const account = await accountById(db, passkey.account_id);
    if (!account || account.deleted_at !== null) throw new Refused('login-failed');
    await logIn(context, request, reply, account, writes);
    return { account: await ownAccount(db, account) };
  });
}
