/** What the server tells by push, read as a notice for the screen. */

export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
}

const text = (raw: unknown): string => (typeof raw === 'string' ? raw : '');

/** A push is shown whatever it holds: a browser takes the permission away from a site that stays silent. */
export function noticeOf(payload: string): Notice {
  let raw: unknown = null;
  try {
    raw = JSON.parse(payload);
  } catch {
    // Not ours: shown bare.
  }
  const given: Readonly<Record<string, unknown>> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  return {
    title: text(given.title) || 'Turntable',
    body: text(given.body),
    url: text(given.url) || '/',
    tag: text(given.tag) || 'turntable',
  };
}
