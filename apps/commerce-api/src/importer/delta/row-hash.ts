import { createHash } from 'node:crypto';
import type { FeedItem } from '../feed/feed-item.js';

/** Part of each row's hash: increase it when the same row has to be stored differently. */
const recordVersion = 7;

/** Hash of a row, its photographs and what the shop makes of it: rows with the same one are left alone. */
export function rowHash(
  { row, texts, photos = [] }: FeedItem,
  derived: readonly unknown[],
): string {
  // The address names what a photograph shows; the database sorts the keys of objects again.
  const shown = photos.map(({ url, focus }) => [url, focus]);
  return createHash('sha256')
    .update(JSON.stringify([recordVersion, row, texts, ...derived, ...shown]))
    .digest('hex');
}
