/** Addresses of the web client that the server answers with its page: the first part of each path. */
export const CLIENT_PAGES = [
  '',
  'account',
  'games',
  'here',
  'learn',
  'lobby',
  'notifications',
  'open',
  'people',
  'play',
  'ranks',
  'rules',
  'settings',
  'table',
] as const;

/** True when the client has a page under this path, as far as one can tell without it. */
export const isClientPath = (path: string): boolean => CLIENT_PAGES.some((page) => page === path.split('/')[1]);
