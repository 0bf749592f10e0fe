import type { RequestContext } from '../../kernel/context.js';
import type { Kernel } from '../../kernel/kernel.js';
import { pdfFonts } from '../../kernel/pdf/pdf-fonts.js';
import { cacheKey, currentRevision } from '../../kernel/shop-cache.js';
import { flyerContent } from './flyer-content.js';
import { readFlyer, todayOf } from './read-flyer.js';

/**
 * A flyer as PDF, drawn once for each language and day until the shop's data changes.
 * @throws ApiFailure 404
 */
export async function flyerFile(
  kernel: Kernel,
  context: RequestContext,
  name: string,
): Promise<Buffer> {
  const { cache, db, tenant, locale, shop } = context;
  const revision = await currentRevision(db, tenant);
  const key = cacheKey<Buffer>('flyer', locale, name, todayOf(context));
  const isStored = !shop.clientRuntimeConfig.cms.preview;
  const known = isStored ? cache.get(revision, key) : undefined;
  if (known) return known;
  const flyer = await readFlyer(kernel, context, name);
  // The library loads with the first file: the backend's start does not wait for it.
  const { renderFlyer } = await import('./flyer-pdf.js');
  const { colours, font } = shop.themeConfig;
  const content = flyerContent(shop, locale, flyer);
  const file = await renderFlyer(content, {
    fonts: pdfFonts(font.text, JSON.stringify(content)),
    colours,
  });
  if (isStored) cache.put(revision, key, file, file.length);
  return file;
}
