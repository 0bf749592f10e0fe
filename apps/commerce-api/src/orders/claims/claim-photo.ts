import { randomUUID } from 'node:crypto';
import { Transformer } from '@napi-rs/image';
import { errorCodes } from '@larder/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { ApiFailure, badRequest } from '../../kernel/failure.js';
import { checkPicture } from '../../kernel/input/check-picture.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { lockOwnOrder } from '../own-order.js';
import { countPhotos } from './claim-repository.js';
import { requireClaimable } from './make-claim.js';
import { orderClaimPhotos } from './tables.js';

/** Enough to see a mouldy berry; pixels of the longer side. */
const maxSide = 1600;
const quality = 78;
const resizeInside = 2;
/** Photos of one order, used or not. */
const maxPhotos = 12;

/**
 * The picture re-encoded as WebP, upright and not larger than needed. Position, time and camera are
 * gone, and so is anything that was hidden in the file.
 * @throws ApiFailure 400 for what is no JPEG, PNG or WebP picture
 */
export async function drawAnew(content: Uint8Array): Promise<Buffer> {
  try {
    checkPicture(content, ['jpg', 'png', 'webp']);
    const picture = new Transformer(content);
    const { width, height } = await picture.metadata();
    picture.rotate();
    if (Math.max(width, height) > maxSide)
      picture.resize({ width: maxSide, height: maxSide, fit: resizeInside });
    return await picture.webp(quality);
  } catch {
    throw noPicture();
  }
}

const noPicture = () => badRequest('The file is no picture that can be read', { photo: 'type' });

export interface NewPhoto {
  readonly orderNumber: string;
  readonly content: Uint8Array;
}

/** Stores a drawn photo for a claim about an order of the session; returns its id. */
export async function savePhoto(
  work: UnitOfWork,
  { orderNumber, content }: NewPhoto,
): Promise<{ readonly id: string }> {
  await requireClaimable(work, await lockOwnOrder(work, orderNumber));
  if ((await countPhotos(work, orderNumber)) >= maxPhotos)
    throw new ApiFailure(429, errorCodes.tooMany, 'The order has too many photos');
  const { tenant, now: createdAt } = work;
  const id = randomUUID();
  await work.db.insert(orderClaimPhotos).values({ tenant, id, orderNumber, content, createdAt });
  return { id };
}

/** A photo for the shop's own people. */
export async function readPhoto(db: Database, tenant: string, id: string) {
  const [found] = await db
    .select({ content: orderClaimPhotos.content })
    .from(orderClaimPhotos)
    .where(and(eq(orderClaimPhotos.tenant, tenant), eq(orderClaimPhotos.id, id)));
  return found?.content;
}
