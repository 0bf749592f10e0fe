import type { PageCachePurge } from '../kernel/page-cache/page-cache-purge.js';
import type { ContentSync } from './sync/content-sync.js';
import type { ContentSources } from './source/content-source.js';

/** The source of the content, and the functions of its editors. */
export interface ContentSettings {
  readonly sources: ContentSources;
  readonly purge: PageCachePurge;
  /** Receives errors about content that could not be read or is invalid; never throws. */
  readonly report: (message: string) => void;
  /** Opens the preview; without it there is nothing unpublished to see. */
  readonly previewSecret?: string | undefined;
  /** Secret of the CMS's change webhook; without it the webhook is off. */
  readonly webhookSecret?: string | undefined;
  /** True in development: sources are watched where possible, and changes are visible at once. */
  readonly isWatched?: boolean;
}

export interface ContentServices extends ContentSettings {
  readonly sync: ContentSync;
}
