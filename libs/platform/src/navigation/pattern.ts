export type Params = Readonly<Record<string, string>>;

/** A path pattern: `/product/:slug/:sku?`; `/*` matches any path as the parameter `slug`. */
export interface Pattern {
  readonly source: string;
  match(path: string): Params | undefined;
  /** Inserts the parameters, each encoded (NAV-51). */
  build(params: Readonly<Record<string, string | undefined>>): string;
}

export function compilePattern(source: string): Pattern {
  const parts = source.split('/').filter((part) => part !== '');
  return Object.freeze({
    source,
    match: (path: string) => matchParts(parts, path),
    build: (params: Readonly<Record<string, string | undefined>>) => buildPath(parts, params),
  });
}

function matchParts(parts: readonly string[], path: string): Params | undefined {
  const given = path.split('/').filter((part) => part !== '');
  const params: Record<string, string> = {};
  for (const [i, part] of parts.entries()) {
    if (part === '*') {
      const rest = decodeAll(given.slice(i));
      return rest === undefined || rest === '' ? undefined : { ...params, slug: rest };
    }
    const value = given[i];
    if (part.startsWith(':')) {
      const optional = part.endsWith('?');
      if (value === undefined) {
        if (!optional) return undefined;
        continue;
      }
      const text = decode(value);
      if (text === undefined) return undefined;
      params[part.slice(1, optional ? -1 : undefined)] = text;
    } else if (!part.split('|').includes(value ?? '')) return undefined;
  }
  return given.length > parts.length ? undefined : params;
}

function decodeAll(parts: readonly string[]): string | undefined {
  const texts = parts.map(decode);
  return texts.includes(undefined) ? undefined : texts.join('/');
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function buildPath(parts: readonly string[], params: Readonly<Record<string, string | undefined>>) {
  const path = parts.map((part) => {
    if (part === '*') return (params['slug'] ?? '').split('/').map(encodeURIComponent).join('/');
    if (!part.startsWith(':')) return part.replace(/\|.*/, '');
    const value = params[part.replace(/^:|\?$/g, '')];
    return value === undefined ? '' : encodeURIComponent(value);
  });
  return `/${path.filter((part) => part !== '').join('/')}`;
}
