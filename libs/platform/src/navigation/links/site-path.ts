/** Whether a path is of this site: one leading slash, no host, no scheme, no control characters. */
export function isSitePath(target: string): boolean {
  if (!/^\/(?![/\\])/.test(target) || /[\p{Cc}\\]/u.test(target)) return false;
  // Dot segments can result in two leading slashes, which a browser reads as a host.
  return !new URL(target, 'http://site.invalid').pathname.startsWith('//');
}
