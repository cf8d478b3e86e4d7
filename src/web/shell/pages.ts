/**
 * Which page an address shows. Each page is a chunk of its own, loaded when it is wanted: to add one, add a line.
 * A path is fixed words and `:names`, such as `/rules/:game`.
 */
import type { ComponentType } from 'preact';
import type { FrameKey } from '../text/keys.ts';
import { loadPageTexts } from '../text/say.ts';

export interface PageProps {
  /** What stood in the address for each `:name`, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

export interface Page {
  readonly path: string;
  /** Title of the window, until the page sets one of its own. */
  readonly title: FrameKey;
  /** `page`: under the site's header. `own`: it draws everything, header and `<SiteLines>` too. */
  readonly frame: 'page' | 'own';
  load(): Promise<ComponentType<PageProps>>;
}

/** A page whose lines are not those of the frame: they come at the same time. */
const whole =
  (load: Page['load']): Page['load'] =>
  async () =>
    (await Promise.all([load(), loadPageTexts()]))[0];

export const PAGES: readonly Page[] = [
  {
    path: '/',
    title: 'title.home',
    frame: 'page',
    load: whole(async () => (await import('../pages/home/home.tsx')).Home),
  },
  {
    path: '/play',
    title: 'setup.title',
    frame: 'page',
    load: whole(async () => (await import('../pages/play-now.tsx')).PlayNow),
  },
  {
    path: '/games',
    title: 'saved.title',
    frame: 'page',
    load: whole(async () => (await import('../pages/saved/saved.tsx')).SavedGames),
  },
  {
    path: '/learn',
    title: 'learn.title',
    frame: 'page',
    load: whole(async () => (await import('../pages/learn.tsx')).LearnPage),
  },
  {
    path: '/learn/:game',
    title: 'learn.title',
    frame: 'own',
    load: whole(async () => (await import('../learn/lesson-page.tsx')).LessonPage),
  },
  {
    path: '/settings',
    title: 'title.settings',
    frame: 'page',
    load: whole(async () => (await import('../pages/settings.tsx')).SettingsPage),
  },
  {
    path: '/rules/:game',
    title: 'title.rules',
    frame: 'page',
    load: whole(async () => (await import('../pages/rules.tsx')).RulesPage),
  },
  {
    path: '/here/:id',
    title: 'site.name',
    frame: 'own',
    load: async () => (await import('../play/play-page.tsx')).herePage(),
  },
  {
    path: '/table/:id',
    title: 'site.name',
    frame: 'own',
    load: async () => (await import('../play/play-page.tsx')).OnlinePage,
  },
  {
    path: '/lobby',
    title: 'lobby.title',
    frame: 'page',
    load: whole(async () => (await import('../pages/lobby.tsx')).LobbyPage),
  },
  {
    path: '/open',
    title: 'open.title',
    frame: 'page',
    load: whole(async () => (await import('../pages/open/open.tsx')).OpenPage),
  },
  {
    path: '/account',
    title: 'account.title',
    frame: 'page',
    load: whole(async () => (await import('../pages/account/account.tsx')).AccountPage),
  },
  {
    path: '/people/:id',
    title: 'person.title',
    frame: 'page',
    load: whole(async () => (await import('../pages/person.tsx')).PersonPage),
  },
  {
    path: '/ranks/:game',
    title: 'title.ranks',
    frame: 'page',
    load: whole(async () => (await import('../pages/ranks.tsx')).RanksPage),
  },
  {
    path: '/notifications',
    title: 'notify.title',
    frame: 'page',
    load: whole(async () => (await import('../pages/notifications.tsx')).NotificationsPage),
  },
];

export interface Found {
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
}

/** The page of a path, or null. A slash at the end makes no difference. */
export function findPage(path: string, pages: readonly Page[] = PAGES): Found | null {
  const asked = partsOf(path);
  for (const page of pages) {
    const params = match(partsOf(page.path), asked);
    if (params) return { page, params };
  }
  return null;
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

function match(pattern: readonly string[], asked: readonly string[]): Record<string, string> | null {
  if (pattern.length !== asked.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of pattern.entries()) {
    if (!part.startsWith(':')) {
      if (part !== asked[i]) return null;
      continue;
    }
    try {
      params[part.slice(1)] = decodeURIComponent(asked[i]!);
    } catch {
      return null; // a lone percent sign: nobody's address
    }
  }
  return params;
}
