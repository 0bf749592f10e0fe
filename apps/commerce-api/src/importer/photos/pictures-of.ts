import type { ProductDetails } from '../../catalogue/tables.js';
import type { FeedItem } from '../feed/feed-item.js';

/** The photographs of a row, else the pictures that it names. */
export function picturesOf({ row, photos }: FeedItem): ProductDetails {
  const [first] = photos ?? [];
  if (photos && first) return { picture: first, photos };
  if (row.picture === undefined) return {};
  const { picture: url, pictureWidth: width = 480, pictureHeight: height = 480 } = row;
  const { morePictures } = row;
  return { picture: { url, width, height }, ...(morePictures && { morePictures }) };
}
