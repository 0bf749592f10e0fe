import type { PageCachePurge } from '../kernel/page-cache/page-cache-purge.js';
import type { ContentSync } from './sync/content-sync.js';
import type { ContentSources } from './source/content-source.js';

/** Where content comes from, and what its editors may do beside reading. */
export interface ContentSettings {
  readonly sources: ContentSources;
  readonly purge: PageCachePurge;
  /** Takes what could not be read or does not fit, in words; never throws. */
  readonly report: (message: string) => void;
  /** Opens the preview; without it there is nothing unpublished to see. */
  readonly previewSecret?: string | undefined;
  /** What the content system proves itself with when it tells of a change; without it nobody may. */
  readonly webhookSecret?: string | undefined;
  /** True in development: sources that can be watched are, and what changes shows at once. */
  readonly isWatched?: boolean;
}

export interface ContentServices extends ContentSettings {
  readonly sync: ContentSync;
}
