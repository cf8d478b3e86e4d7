/** One's own account: name, password, mail, preferences, sessions, codes, export, deletion. */
import type { FastifyInstance } from 'fastify';
import { maybe, object, text } from '../../kernel/shape.ts';
import { change, nameFrom, ownAccount } from '../people/accounts.ts';
import { tellCalendars } from '../people/calendars.ts';
import { deleteAccount } from '../people/deletion.ts';
import { exportOf } from '../people/export.ts';
import { readMail } from '../people/mail-address.ts';
import { sendVerification } from '../people/mail-links.ts';
import { checkPassword, hashPassword, isPassword } from '../people/passwords.ts';
import { preferencesWish, readPreferences } from '../people/preferences.ts';
import { newRecoveryCodes } from '../people/recovery.ts';
import { renameAtTables } from '../people/renaming.ts';
import { type Account, sessionId } from '../people/sessions.ts';
import { passkeysOf } from '../store/credentials.ts';
import { endSession, endSessionsOf, sessionsOf } from '../store/sessions.ts';
import { accountOn, type Context, visitorOn } from './context.ts';
import { takeCookie } from './cookies.ts';
import { limits } from './limits.ts';
import { originOf } from './origin.ts';
import { accept, Refused } from './refused.ts';

const secret = text(400);

export function accountRoutes(app: FastifyInstance, context: Context): void {
  const { db, mailer, config, now } = context;
  const { login: limitLogins } = limits(app, context);

  const person = (account: Account): Account => {
    if (account.kind !== 'person') throw new Refused('guest-has-no-such-thing');
    return account;
  };
  /** What could lock the owner out asks for the password again, where there is one. */
  const confirmed = async (account: Account, password: string | undefined): Promise<void> => {
    if (account.password_hash === null) return;
    if (!(await isPassword(account.password_hash, password ?? ''))) throw new Refused('login-failed');
  };

  app.get('/api/me', async (request) => ({
    account: request.visitor ? await ownAccount(db, request.visitor.account) : null,
    mail: mailer !== null,
  }));

  app.patch('/api/me', async (request) => {
    const account = accountOn(request);
    const wish = accept(object({ name: text(200) })(request.body, ''));
    const { name, key } = nameFrom(wish.name);
    if (name !== account.name) await change(db, account.id, { name, name_key: key });
    await renameAtTables(context, account.id, name);
    return { account: await ownAccount(db, { ...account, name }) };
  });

  app.put('/api/me/preferences', async (request) => {
    const account = accountOn(request);
    const { locale, ...wish } = accept(preferencesWish(request.body, ''));
    const prefs = JSON.stringify({ ...readPreferences(account.prefs), ...wish });
    const changed = { prefs, ...(locale === undefined ? {} : { locale }) };
    await change(db, account.id, changed);
    if (wish.quiet !== undefined || wish.holidays !== undefined) await tellCalendars(context, { account: account.id });
    return { account: await ownAccount(db, { ...account, ...changed }) };
  });

  app.put('/api/me/password', { preHandler: limitLogins }, async (request) => {
    const { account, session } = visitorOn(request);
    const given = accept(object({ current: maybe(secret), password: secret })(request.body, ''));
    person(account);
    await confirmed(account, given.current);
    checkPassword(given.password, account.name);
    const password_hash = await hashPassword(given.password);
    await change(db, account.id, { password_hash }, endSessionsOf(db, account.id, session));
    await context.signedOut({ account: account.id });
    return { ok: true };
  });

  /** A new address counts once its link is opened; until then the old one stays. */
  app.put('/api/me/mail', { preHandler: limitLogins }, async (request, reply) => {
    const account = person(accountOn(request));
    const { mail, password } = accept(object({ mail: readMail, password: maybe(secret) })(request.body, ''));
    if (!mailer) throw new Refused('mail-off');
    await confirmed(account, password);
    const origin = originOf(config.publicUrl, request.headers);
    await sendVerification(db, mailer, origin, account, mail, now()).catch(() => {
      throw new Refused('mail-refused');
    });
    return reply.code(202).send({ ok: true });
  });

  app.delete('/api/me/mail', async (request) => {
    const account = accountOn(request);
    const ways = account.password_hash !== null || (await passkeysOf(db, account.id)).length > 0;
    if (!ways) throw new Refused('last-way-in');
    await change(db, account.id, { mail: null, mail_verified_at: null });
    return { ok: true };
  });

  app.post('/api/me/recovery-codes', { preHandler: limitLogins }, async (request, reply) => {
    const account = person(accountOn(request));
    const { password } = accept(object({ password: maybe(secret) })(request.body ?? {}, ''));
    await confirmed(account, password);
    const { codes, write } = newRecoveryCodes(db, account.id);
    await db.write(write);
    return reply.code(201).send({ codes });
  });

  app.get('/api/sessions', async (request) => {
    const { account, session } = visitorOn(request);
    const rows = await sessionsOf(db, account.id, now());
    return {
      sessions: rows.map(({ hash, created_at, seen_at, agent, address }) => ({
        ...{ id: sessionId(hash), createdAt: created_at, seenAt: seen_at, agent, address },
        current: hash === session,
      })),
    };
  });

  /** All but this one. */
  app.delete('/api/sessions', async (request) => {
    const { account, session } = visitorOn(request);
    await db.write(endSessionsOf(db, account.id, session));
    await context.signedOut({ account: account.id });
    return { ok: true };
  });

  app.delete<{ Params: { id: string } }>('/api/sessions/:id', async (request, reply) => {
    const { account, session } = visitorOn(request);
    const found = (await sessionsOf(db, account.id, now())).find(({ hash }) => sessionId(hash) === request.params.id);
    if (!found) throw new Refused('not-found');
    await db.write(endSession(db, account.id, found.hash));
    await context.signedOut({ session: found.hash });
    if (found.hash === session) takeCookie(context, reply);
    return { ok: true };
  });

  app.get('/api/me/export', { preHandler: limitLogins }, async (request, reply) => {
    const account = accountOn(request);
    reply.header('content-disposition', 'attachment; filename="turntable-export.json"');
    return exportOf(db, account, now());
  });

  app.delete('/api/me', { preHandler: limitLogins }, async (request, reply) => {
    const account = accountOn(request);
    const given = accept(object({ name: text(200), password: maybe(secret) })(request.body, ''));
    if (given.name !== account.name) throw new Refused('malformed', { at: 'name', shape: 'not-one-of' });
    await confirmed(account, given.password);
    await deleteAccount(context, account);
    await context.signedOut({ account: account.id });
    takeCookie(context, reply);
    return { ok: true };
  });
}
