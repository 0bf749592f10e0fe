/** Names of the worker's caches. The page deletes the first one when another customer comes. */
export const PAGES = 'larder-pages';
export const FILES = 'larder-files';
export const PICTURES = 'larder-pictures';
const OFFLINE = 'larder-offline-';

/** Written before the worker's code by the server. */
export interface WorkerConfig {
  /** Id of the build: a new one is a new worker. */
  readonly build: string;
  /** Page to show when there is nothing else, by the prefix of its language. */
  readonly offlinePages: Readonly<Record<string, string>>;
}

export const offlineCache = ({ build }: WorkerConfig) => `${OFFLINE}${build}`;

/** Caches of earlier builds. Files are not among them: open pages may still need theirs. */
export function outdatedCaches(names: readonly string[], config: WorkerConfig): string[] {
  return names.filter((name) => name.startsWith(OFFLINE) && name !== offlineCache(config));
}

/** Files whose name or URL changes with their content. */
export const isHashedFile = (path: string) => /^\/(assets|_theme|_shop|_icons)\//.test(path);

/** Images only: videos are requested in parts. */
export const isPicture = (path: string) =>
  path.startsWith('/media/') && /\.(svg|png|jpe?g|webp|avif)$/i.test(path);

interface Answer {
  readonly status: number;
  readonly type: ResponseType;
  readonly redirected: boolean;
  readonly headers: Pick<Headers, 'get'>;
}

const isWhole = ({ status, type, redirected }: Answer) =>
  status === 200 && type === 'basic' && !redirected;
const directives = ({ headers }: Answer) =>
  (headers.get('cache-control') ?? '').split(',').map((one) => one.trim().toLowerCase());

/**
 * Only what the server marks as public, which it renders without cookies. A page of one visitor is
 * `no-store`.
 */
export function isPublicPage(answer: Answer): boolean {
  const all = directives(answer);
  const isHtml = (answer.headers.get('content-type') ?? '').startsWith('text/html');
  return isWhole(answer) && isHtml && all.includes('public') && !all.includes('no-store');
}

/** A URL with an old hash returns the current file, which must not be stored under it. */
export const isImmutable = (answer: Answer) =>
  isWhole(answer) && directives(answer).includes('immutable');

export const isStorablePicture = (answer: Answer) =>
  isWhole(answer) && directives(answer).includes('public');

/** The offline page in the language of a path. */
export function offlinePageOf(path: string, { offlinePages }: WorkerConfig): string | undefined {
  const prefix = path.split('/')[1] ?? '';
  return Object.hasOwn(offlinePages, prefix) ? offlinePages[prefix] : offlinePages[''];
}

interface PushText {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
}

/** What the shop's server sent; nothing if it is something else, or leads away from the shop. */
export function readPush(text: string | undefined): PushText | undefined {
  try {
    const value = JSON.parse(text ?? '') as Partial<PushText>;
    const { title, body, url, tag } = value;
    if ([title, body, url, tag].some((part) => typeof part !== 'string')) return undefined;
    return /^\/(?!\/)/.test(url ?? '') ? (value as PushText) : undefined;
  } catch {
    return undefined;
  }
}
