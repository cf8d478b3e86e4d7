/** Ways in and out: guest, name and password, recovery code, link by mail. */
import type { FastifyInstance } from 'fastify';
import { maybe, object, oneOf, text } from '../../kernel/shape.ts';
import { LOCALES } from '../../text/locale.ts';
import { unit } from '../db/database.ts';
import { change, enter, nameFrom, ownAccount } from '../people/accounts.ts';
import { readMail } from '../people/mail-address.ts';
import { openLink, sendLogins } from '../people/mail-links.ts';
import { nameKey } from '../people/names.ts';
import { checkPassword, hashPassword, isPassword } from '../people/passwords.ts';
import { spendRecoveryCode } from '../people/recovery.ts';
import { renameAtTables } from '../people/renaming.ts';
import { accountByNameKey, changeAccount } from '../store/accounts.ts';
import { endSession, endSessionsOf } from '../store/sessions.ts';
import { type Context, callerOn, localeOn } from './context.ts';
import { giveCookie, logIn, takeCookie } from './cookies.ts';
import { limits } from './limits.ts';
import { originOf } from './origin.ts';
import { accept, Refused } from './refused.ts';

const secret = text(400);
const name = text(200);
const guestWish = object({ name: maybe(name), locale: maybe(oneOf(LOCALES)) });
const registration = object({ name, password: secret, locale: maybe(oneOf(LOCALES)) });
const login = object({ name, password: secret });
const recovery = object({ name, code: text(60), password: maybe(secret) });

export function loginRoutes(app: FastifyInstance, context: Context): void {
  const { db, mailer, config, now, log } = context;
  const { login: limitLogins, guests: limitGuests } = limits(app, context);

  app.post('/api/guest', { preHandler: limitGuests }, async (request, reply) => {
    if (request.visitor) return { account: await ownAccount(db, request.visitor.account) };
    const wish = accept(guestWish(request.body ?? {}, ''));
    const who = { name: wish.name ?? null, locale: wish.locale ?? localeOn(request), passwordHash: null };
    const { account, token } = await enter(db, { kind: 'guest', ...who }, callerOn(request), now());
    giveCookie(context, reply, token);
    return reply.code(201).send({ account: await ownAccount(db, account) });
  });

  /** A guest becomes a person in place, with all tables; without a session, a new person. */
  app.post('/api/register', { preHandler: limitGuests }, async (request, reply) => {
    const wish = accept(registration(request.body, ''));
    const wanted = nameFrom(wish.name);
    checkPassword(wish.password, wanted.name);
    const visitor = request.visitor;
    if (visitor && visitor.account.kind !== 'guest') throw new Refused('already-a-person');
    const password_hash = await hashPassword(wish.password);
    const locale = wish.locale ?? localeOn(request);
    if (!visitor) {
      const who = { kind: 'person' as const, name: wanted.name, passwordHash: password_hash, locale };
      const { account, token } = await enter(db, who, callerOn(request), now());
      giveCookie(context, reply, token);
      return reply.code(201).send({ account: await ownAccount(db, account) });
    }
    const { id } = visitor.account;
    const changed = { kind: 'person' as const, name: wanted.name, name_key: wanted.key, password_hash, locale };
    // A fresh session for the person: whoever had the guest's cookie does not come along.
    await change(db, id, changed, endSessionsOf(db, id, visitor.session));
    const account = { ...visitor.account, ...changed };
    await logIn(context, request, reply, account);
    await context.signedOut({ account: id });
    await renameAtTables(context, id, account.name);
    return reply.code(201).send({ account: await ownAccount(db, account) });
  });

  app.post('/api/login', { preHandler: limitLogins }, async (request, reply) => {
    const given = accept(login(request.body, ''));
    const account = await accountByNameKey(db, nameKey(given.name));
    if (!(await isPassword(account?.password_hash, given.password)) || !account) throw new Refused('login-failed');
    await logIn(context, request, reply, account);
    return { account: await ownAccount(db, account) };
  });

  /** With a recovery code, and a new password if one is given. Everybody else is logged out. */
  app.post('/api/login/recovery', { preHandler: limitLogins }, async (request, reply) => {
    const given = accept(recovery(request.body, ''));
    const account = await accountByNameKey(db, nameKey(given.name));
    if (given.password !== undefined) checkPassword(given.password, given.name);
    const password_hash = given.password === undefined ? null : await hashPassword(given.password);
    const spent = spendRecoveryCode(db, account?.id ?? 'nobody', given.code, now());
    const fresh = account && password_hash !== null ? changeAccount(db, account.id, { password_hash }) : undefined;
    if (!account) {
      await db.write(spent); // as much work as for somebody who exists
      throw new Refused('login-failed');
    }
    await logIn(context, request, reply, account, unit(spent, fresh, endSessionsOf(db, account.id)));
    await context.signedOut({ account: account.id });
    return { account: await ownAccount(db, account) };
  });

  /** Answers the same whether anybody has this address or not, and before it is looked up. */
  app.post('/api/login/mail', { preHandler: limitLogins }, async (request, reply) => {
    const { mail } = accept(object({ mail: readMail })(request.body, ''));
    if (!mailer) throw new Refused('mail-off');
    const origin = originOf(config.publicUrl, request.headers);
    sendLogins(db, mailer, origin, mail, now()).catch((error: Error) => log.warn({ what: error.name }, 'no mail sent'));
    return reply.code(202).send({ ok: true });
  });

  app.post('/api/login/link', { preHandler: limitLogins }, async (request, reply) => {
    const { token } = accept(object({ token: text(60) })(request.body, ''));
    const { account, purpose, writes } = await openLink(db, token, now());
    if (purpose === 'login') await logIn(context, request, reply, account, writes);
    else if (!(await db.write(writes)).ok) throw new Refused('too-late');
    return { purpose };
  });

  app.post('/api/logout', async (request, reply) => {
    const { visitor } = request;
    if (visitor) {
      await db.write(endSession(db, visitor.account.id, visitor.session));
      await context.signedOut({ session: visitor.session });
    }
    takeCookie(context, reply);
    return { ok: true };
  });
}
