import { productTile } from '@larder/contracts/catalogue';
import type { FlyerSource } from '@larder/contracts/content';
import type { FeatureContext } from '@larder/platform';
import { flyerApi } from '../../api/offers/flyer-api.js';
import { FlyerSheets } from '../../components/flyer/flyer-sheets.js';
import { FlyerClosed } from '../../components/flyer/flyer-closed.js';

const argsOf = ({ name }: Pick<FlyerSource, 'name'>) => ({ params: { name } });

/** A flyer whose call fails is left out; the page still renders. */
export async function preload(context: FeatureContext, all: readonly FlyerSource[]) {
  const flyers = await Promise.allSettled(
    all.map((fields) => context.query(flyerApi.endpoints.getFlyer, argsOf(fields))),
  );
  const pages = flyers.flatMap((one) => (one.status === 'fulfilled' ? one.value.pages : []));
  await context.prepareSlot(
    productTile,
    pages.flatMap(({ products }) => products).map((product) => ({ product })),
  );
}

export default function FlyerBlock({ fields }: { readonly fields: FlyerSource }) {
  const { data: flyer } = flyerApi.useGetFlyerQuery(argsOf(fields));
  if (!flyer) return null;
  return flyer.pages.length > 0 ? <FlyerSheets flyer={flyer} /> : <FlyerClosed flyer={flyer} />;
}
