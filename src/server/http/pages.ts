/** Pages of the server's own: what it is, privacy, unofficial work, and where a link from a mail leads. No script. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOCALES, type Locale } from '../../text/locale.ts';
import { typeset } from '../../text/typeset.ts';
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
<body><header><a href="/"><img src="/icons/icon.svg" alt="" width="36" height="36"> Turntable</a></header>
<main><h1>${escaped(title)}</h1>
${main}
</main><footer><nav>${links} · <a href="${path}?lang=${other.to}" hreflang="${other.to}" lang="${other.to}">${other.text}</a></nav></footer></body>
</html>
`;
}

function page(locale: Locale, id: PageId): string {
  const { title, body } = PAGES[locale][id];
  const said = (text: string) => escaped(typeset(text, locale));
  const main = body.map((part) =>
    typeof part === 'string'
      ? `<p>${said(part)}</p>`
      : `<ul>${part.map((item) => `<li>${said(item)}</li>`).join('')}</ul>`,
  );
  return shell(locale, ADDRESS[id], title, main.join('\n'));
}

/** The colours of the client's two themes; whoever has chosen one there keeps the system's here. */
const CSS = `:root { color-scheme: light dark; --page: #e6eae2; --sheet: #fafaf5; --ink: #16222b; --rule: #838e88; --link: #17509b; --go: #0e5a44; --on-go: #fff }
@media (prefers-color-scheme: dark) { :root { --page: #0b1c2c; --sheet: #12293f; --ink: #edf3f6; --rule: #64839c; --link: #93c8ff; --go: #6ad4aa; --on-go: #06251a } }
html { background: var(--page); color: var(--ink); font: 1.0625rem/1.5 "Franklin Gothic Medium", "Helvetica Neue", Arial, sans-serif }
body { margin: 0 }
header { background: var(--sheet); border-bottom: 2px solid var(--ink); padding: .5rem 1.5rem }
header a { display: inline-flex; align-items: center; gap: .6rem; min-height: 44px; color: inherit; text-decoration: none; font: 700 1.375rem Besley, Rockwell, Georgia, serif }
header img { border-radius: 50% }
main, footer { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem }
main h1 { font: 700 1.625rem/1.2 Besley, Rockwell, Georgia, serif; margin: 0 0 1rem }
li { margin-bottom: .4rem }
a { color: var(--link) }
footer nav { border-top: 1px solid var(--rule); padding-top: .5rem }
footer a { display: inline-block; padding: .6rem 0 }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
button { min-height: 48px; padding: .5rem 1.5rem; border: 0; background: var(--go); color: var(--on-go); font: inherit; font-weight: 650; cursor: pointer }
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
