/** What is needed to find out why a page broke; no name, no chat, no key of an address. */
export function reportOf(error: unknown): string {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return [
    `${name}: ${message}`,
    `Turntable ${__VERSION__}, ${location.pathname}`,
    navigator.userAgent,
    new Date().toISOString(),
    (stack ?? '').replaceAll(location.origin, ''),
  ].join('\n');
}
