/** Manifest of the browser build (the build writes it as `build.json`). */
export interface Build {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  /** The document's script, which loads everything else. */
  readonly first: string;
  /** Script of the page that replaces an unavailable shop. */
  readonly retry: string;
  /** Module that starts the shop. */
  readonly entry: string;
  /** Chunk of each lazy module by the module's name. */
  readonly modules: Readonly<Record<string, string>>;
  /** Languages in which the build has a copy of its chunks, each in a folder of its own. */
  readonly languages?: readonly string[];
  /** Imports and style sheets of each chunk. */
  readonly chunks: Readonly<
    Record<string, { readonly imports: readonly string[]; readonly css: readonly string[] }>
  >;
}

export interface Resources {
  /** Script of the document. */
  readonly script: string;
  /** Module that it starts after the first paint. */
  readonly app: string;
  readonly modules: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Chunks and style sheets of the modules that a page uses. Ignores names that the build does not know:
 * their code is part of another chunk or another build. Scripts have the messages of `language` alone
 * where the build knows it, else those of all languages.
 */
export function resourcesFor(build: Build, names: readonly string[], language?: string): Resources {
  const isKnown = language !== undefined && build.languages?.includes(language) === true;
  const inLanguage = (file: string) => (isKnown ? languageFile(file, language) : file);
  const files = new Set<string>();
  const styles = new Set<string>();
  const add = (file: string) => {
    const chunk = build.chunks[file];
    for (const needed of chunk?.imports ?? []) files.add(needed);
    files.add(file);
    for (const sheet of chunk?.css ?? []) styles.add(sheet);
  };
  add(build.entry);
  for (const name of names) {
    const file = Object.hasOwn(build.modules, name) ? build.modules[name] : undefined;
    if (file !== undefined) add(file);
  }
  files.delete(build.entry);
  return {
    script: build.first,
    app: inLanguage(build.entry),
    modules: [...files].map(inLanguage),
    styles: [...styles],
  };
}

/** URL of a script in one language: chunks name each other relatively, so all of them have a copy. */
export function languageFile(url: string, language: string): string {
  const name = url.lastIndexOf('/') + 1;
  return `${url.slice(0, name)}${language}/${url.slice(name)}`;
}
