import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** Content type by file extension; `undefined` for files that the host does not serve. */
export function contentTypeOf(name: string): string | undefined {
  const ending = path.extname(name).toLowerCase();
  return Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined;
}

/** Images and videos. */
export function isMedia(name: string): boolean {
  return /^(image|video)\//.test(contentTypeOf(name) ?? '');
}

export function isScript(name: string): boolean {
  return name.endsWith('.js');
}
