export function lazyId(importer: string, specifier: string, librariesFolder: string): string;
export function addLazyIds(
  code: string,
  importer: string,
  librariesFolder: string,
  shorten?: (id: string) => string,
): { code: string; found: { id: string; specifier: string }[] };
