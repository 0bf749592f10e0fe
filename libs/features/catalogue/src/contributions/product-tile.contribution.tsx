import {
  productRoute,
  tileActions,
  tileBadges,
  tileCorner,
  tilePrice,
  type ProductTileProps,
} from '@larder/contracts/catalogue';
import {
  Link,
  ExtensionSlot,
  useHref,
  useFeature,
  useHasContributions,
  type FeatureContext,
} from '@larder/platform';
import { Badge, SuccessIcon } from '@larder/ui';
import { productView, type ProductView } from '../api/product-normalise.js';
import { Picture } from '../components/product/picture.js';
import { ProductPrice } from '../components/product/product-price.js';
import type { CatalogueSettings } from '../config.js';
import { useText, useFormatContext } from '../messages/use-text.js';
import styles from './product-tile.module.css';

/** Preloads the contributions to the tiles, once for all of them. */
export function preload(context: FeatureContext, all: readonly ProductTileProps[]) {
  const products = all.map(({ product }) => ({ product }));
  const places = [tileActions, tileBadges, tileCorner, tilePrice];
  return Promise.all(places.map((place) => context.prepareSlot(place, products)));
}

/** The atom of every list: one link with one name; the plus and the heart are buttons beside it. */
export default function ProductTile({ product, position, eager = false }: ProductTileProps) {
  const view = productView(product, useFormatContext());
  const settings = useFeature().settings<CatalogueSettings | undefined>('catalogue');
  const showsOrganic = settings?.organicBadge !== false;
  const hasActions = useHasContributions(tileActions);
  const props = { product };
  const isOff = view.notice !== undefined;
  return (
    <div className={styles.tile}>
      <div className={styles.top}>
        <Picture
          picture={view.picture}
          name={view.name}
          eager={eager}
          first={eager && position === 1}
          dimmed={isOff}
        />
        <div className={styles.badges}>
          {view.badges.map(
            ({ tone, text }) =>
              (showsOrganic || tone !== 'organic') && (
                <Badge key={tone} tone={tone}>
                  {text}
                </Badge>
              ),
          )}
          <ExtensionSlot slot={tileBadges} props={props} />
        </div>
        <div className={styles.corner}>
          <ExtensionSlot slot={tileCorner} props={props} />
        </div>
      </div>
      <TileText view={view} />
      <div>
        <ProductPrice price={view.price} />
        <ExtensionSlot slot={tilePrice} props={props} />
      </div>
      {(hasActions || isOff || view.isOrdered) && (
        <div className={styles.actions}>
          <Foot view={view} />
          {!isOff && <ExtensionSlot slot={tileActions} props={props} />}
        </div>
      )}
    </div>
  );
}

function TileText({ view }: { readonly view: ProductView }) {
  const href = useHref()(productRoute, { slug: view.slug });
  const name = (
    <>
      {view.brand && <span className={styles.brand}>{view.brand} </span>}
      {view.name}
    </>
  );
  return (
    <div className={styles.text}>
      {href === undefined ? (
        <span className={styles.name}>{name}</span>
      ) : (
        <Link className={styles.name} href={href}>
          {name}
        </Link>
      )}
      <span className={styles.size}>{view.size}</span>
      {view.age !== undefined && <span className={styles.age}>{view.age}</span>}
    </div>
  );
}

/** Why there is no plus (CAT-06), or that the product is in the order already (CAT-08). */
function Foot({ view }: { readonly view: ProductView }) {
  const t = useText();
  if (view.notice !== undefined) return <p className={styles.notice}>{view.notice}</p>;
  if (!view.isOrdered) return null;
  return (
    <p className={styles.ordered}>
      <SuccessIcon />
      {t('availability.ordered')}
    </p>
  );
}
