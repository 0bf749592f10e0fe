/**
 * Tells whoever keeps the shop's pages that what they show has changed. Tags as in `PageFingerprints`.
 * Never throws: what cannot be told is logged, and the pages live out their time (a minute).
 */
export type PageCachePurge = (tags: readonly string[]) => Promise<void>;

/** Nobody keeps pages. */
export const noPageCache: PageCachePurge = () => Promise.resolve();
