/** Pages of the server's own: what it is, privacy, unofficial work, and where a link from a mail leads. No script. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOCALES, type Locale } from '../../text/locale.ts';
import { openLink } from '../people/mail-links.ts';
import { type Context, localeOn } from './context.ts';
import { logIn } from './cookies.ts';
import { limits } from './limits.ts';
import { LINK_PAGE, PAGES, type PageId } from './page-texts.ts';
import { Refused } from './refused.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const ADDRESS: Readonly<Record<PageId, string>> = { home: '/', privacy: '/privacy', about: '/about' };
const OTHER: Readonly<Record<Locale, { to: Locale; text: string }>> = {
  en: { to: 'fr', text: 'Français' },
  fr: { to: 'en', text: 'English' },
};

function shell(locale: Locale, path: string, title: string, main: string): string {
  const links = (['home', 'privacy', 'about'] as const)
    .map((id) => `<a href="${ADDRESS[id]}?lang=${locale}">${escaped(PAGES[locale][id].title)}</a>`)
    .join(' · ');
  const other = OTHER[locale];
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<link rel="stylesheet" href="/server.css"></head>
<body><main><h1>${escaped(title)}</h1>
${main}
</main><footer><nav>${links} · <a href="${path}?lang=${other.to}" hreflang="${other.to}" lang="${other.to}">${other.text}</a></nav></footer></body>
</html>
`;
}

function page(locale: Locale, id: PageId): string {
  const { title, body } = PAGES[locale][id];
  const main = body.map((part) =>
    typeof part === 'string'
      ? `<p>${escaped(part)}</p>`
      : `<ul>${part.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`,
  );
  return shell(locale, ADDRESS[id], title, main.join('\n'));
}

const CSS = `:root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 100%/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 40rem; padding: 1rem }
footer { border-top: 1px solid; margin-top: 2rem; padding-top: 1rem }
button { font: inherit; padding: .5rem 1rem }
`;

const html = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('vary', 'accept-language').send(text);

/** What `/` shows where no client is installed. */
export const homeRoute = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
  html(reply, page(localeOn(request), 'home'));

export function pageRoutes(app: FastifyInstance, context: Context): void {
  const { db, now } = context;
  const { login: limitLogins } = limits(app, context);
  for (const id of ['privacy', 'about'] as const)
    app.get(ADDRESS[id], async (request, reply) => html(reply, page(localeOn(request), id)));
  for (const locale of LOCALES)
    for (const id of ['privacy', 'about'] as const)
      app.get(`/${locale}/${id}`, async (_request, reply) => html(reply, page(locale, id)));
  app.get('/server.css', async (_request, reply) => reply.type('text/css').send(CSS));

  // Programs that look into mails open links: only the button uses it up.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume();
    done(null, null);
  });
  app.get<{ Params: { token: string } }>('/link/:token', async (request, reply) => {
    const { title, ask, go } = LINK_PAGE[localeOn(request)];
    const form = `<p>${escaped(ask)}</p><form method="post"><button>${escaped(go)}</button></form>`;
    reply.header('cache-control', 'no-store');
    return html(reply, shell(localeOn(request), '/', title, form));
  });
  app.post<{ Params: { token: string } }>('/link/:token', { preHandler: limitLogins }, async (request, reply) => {
    try {
      const { account, purpose, writes } = await openLink(db, request.params.token, now());
      if (purpose === 'login') await logIn(context, request, reply, account, writes);
      else if (!(await db.write(writes)).ok) throw new Refused('too-late');
      return reply.redirect('/', 303);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { title, late } = LINK_PAGE[localeOn(request)];
      return html(reply.code(error.status), shell(localeOn(request), '/', title, `<p>${escaped(late)}</p>`));
    }
  });
}
