import type { Flyer, FlyerLink } from '@larder/contracts/content';
import { localDate } from '../../distribution/capacity/zoned-time.js';
import type { RequestContext } from '../../kernel/context.js';
import { notFound } from '../../kernel/failure.js';
import type { Kernel } from '../../kernel/kernel.js';
import { contentReader } from '../content-reader.js';
import { findFlyers } from './find-flyers.js';
import { flyerFault, flyerGoods } from './flyer-goods.js';
import { flyerPeriod } from './flyer-period.js';

/** The day in the shop's time zone. */
export const todayOf = ({ now, shop }: Pick<RequestContext, 'now' | 'shop'>) =>
  localDate(now, shop.clientRuntimeConfig.timeZone);

/** The flyers of today, in the order of their pages' addresses. */
export async function listFlyers(kernel: Kernel, context: RequestContext): Promise<FlyerLink[]> {
  const found = findFlyers(await contentReader(kernel, context).pages());
  return found.flatMap(({ flyer, slug }) => {
    const { state, ...days } = flyerPeriod(flyer, todayOf(context));
    return state === 'current' ? [{ name: flyer.name, title: flyer.title, ...days, slug }] : [];
  });
}

/**
 * The flyer of that name, with the products that are sold and on offer; pages without any are left out.
 * @throws ApiFailure 404
 */
export async function readFlyer(
  kernel: Kernel,
  context: RequestContext,
  name: string,
): Promise<Flyer> {
  const pages = await contentReader(kernel, context).pages();
  const source = findFlyers(pages).find(({ flyer }) => flyer.name === name)?.flyer;
  if (!source) throw notFound(`Flyer ${name}`);
  const period = flyerPeriod(source, todayOf(context));
  const head = { name, title: source.title, ...period };
  if (period.state !== 'current') return { ...head, pages: [] };
  const goods = await flyerGoods(
    context,
    source.pages.flatMap(({ skus }) => skus),
  );
  return {
    ...head,
    pages: source.pages.flatMap(({ skus, heading, text, layout }) => {
      const products = skus
        .flatMap((sku) => goods.get(sku) ?? [])
        .filter((product) => flyerFault(product) === undefined);
      const page = { heading, ...(text !== undefined && { text }), layout, products };
      return products.length > 0 ? [page] : [];
    }),
  };
}
