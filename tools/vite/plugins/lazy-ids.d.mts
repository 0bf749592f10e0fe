export function lazyId(importer: string, specifier: string, librariesFolder: string): string;
export function addLazyIds(
  code: string,
  importer: string,
  librariesFolder: string,
  shorten?: (id: string) => string,
): { code: string; found: { id: string; specifier: string }[] };
/** A manifest as the browser needs it: without the schema of its settings. */
export function withoutSettings(code: string): string;
