/**
 * Purges the shop's cached pages whose data has changed. Tags as in `PageFingerprints`. Never throws:
 * failures are logged, and the pages expire by themselves (after a minute).
 */
export type PageCachePurge = (tags: readonly string[]) => Promise<void>;

/** No page cache is configured. */
export const noPageCache: PageCachePurge = () => Promise.resolve();
