/** The cookie of a session. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Unit, unit } from '../db/database.ts';
import { type Account, cookieName, isHttps, newSession } from '../people/sessions.ts';
import { endSession } from '../store/sessions.ts';
import { type Context, callerOn } from './context.ts';
import { Refused } from './refused.ts';

const YEAR = 31_536_000;

export function giveCookie({ config }: Context, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(config.publicUrl), token, {
    ...{ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config.publicUrl), maxAge: YEAR },
  });
}

export function takeCookie({ config }: Context, reply: FastifyReply): void {
  reply.clearCookie(cookieName(config.publicUrl), {
    ...{ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config.publicUrl) },
  });
}

/** Logs somebody in: a new session, the browser's old one ended, both with `writes` in one unit. */
export async function logIn(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
  writes?: Unit,
): Promise<void> {
  const { db, now } = context;
  const session = newSession(db, account.id, callerOn(request), now());
  const old = request.visitor;
  const written = await db.write(unit(writes, session.write, old && endSession(db, old.account.id, old.session)));
  if (!written.ok) throw new Refused('login-failed');
  if (old) await context.signedOut({ session: old.session });
  giveCookie(context, reply, session.token);
}
