import type { ReactNode } from 'react';
import {
  brandRoute,
  productActions,
  productTerms,
  tileBadges,
  tileCorner,
  type ProductDetail,
} from '@larder/contracts/catalogue';
import { Link, ExtensionSlot, useHref, useHasContributions } from '@larder/platform';
import { Badge, InfoIcon, SuccessIcon, WarningIcon } from '@larder/ui';
import { labelsOf, measureOf } from '../../api/product-detail-normalise.js';
import { productView, type ProductView } from '../../api/product-normalise.js';
import { useFormatContext } from '../../messages/use-text.js';
import { Gallery } from './gallery.js';
import styles from './product-head.module.css';
import { ProductPrice } from './product-price.js';
import { ProductVariants } from './product-variants.js';

interface HeadProps {
  readonly product: ProductDetail;
  /** Below the buying controls, beside the pictures. */
  readonly children: ReactNode;
}

/** Pictures, name, price and buying controls of a product. */
export function ProductHead({ product, children }: HeadProps) {
  const view = productView(product, useFormatContext());
  const pictures = product.pictures.length > 0 ? product.pictures : [product.picture];
  return (
    <div className={styles.head}>
      <Gallery
        key={product.sku}
        pictures={pictures.filter((picture) => picture !== undefined)}
        name={product.name}
        dimmed={view.notice !== undefined}
      >
        <div className={styles.badges}>
          <ExtensionSlot slot={tileBadges} props={{ product }} />
        </div>
        <div className={styles.corner}>
          <ExtensionSlot slot={tileCorner} props={{ product }} />
        </div>
      </Gallery>
      <div className={styles.side}>
        <div className={styles.buy}>
          <div>
            <Brand product={product} />
            <h1>{product.name}</h1>
            <p className={styles.size}>{product.packSize}</p>
          </div>
          <ProductPrice price={view.price} large />
          <ProductLabels product={product} view={view} />
          <ProductVariants product={product} />
          <Status product={product} view={view} />
          {view.notice === undefined && <ExtensionSlot slot={productTerms} props={{ product }} />}
          <Buying product={product} canBuy={view.notice === undefined} />
        </div>
        {children}
      </div>
    </div>
  );
}

type Props = { readonly product: ProductDetail };
type ViewProps = Props & { readonly view: ProductView };

function Brand({ product: { brand } }: Props) {
  const href = useHref()(brandRoute, { slug: brand?.slug ?? '' });
  if (!brand) return null;
  return href === undefined ? (
    <span>{brand.name}</span>
  ) : (
    <Link href={href} className={styles.brand}>
      {brand.name}
    </Link>
  );
}

function ProductLabels({ product, view }: ViewProps) {
  const badges = view.light ? [...view.badges, view.light] : view.badges;
  const others = labelsOf(product, useFormatContext()).filter(
    (text) => !badges.some((badge) => badge.text === text),
  );
  if (badges.length + others.length === 0) return null;
  return (
    <p className={styles.marks}>
      {badges.map(({ tone, text }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
      {others.map((text) => (
        <Badge key={text} tone="neutral">
          {text}
        </Badge>
      ))}
    </p>
  );
}

/** Availability, minimum age (CAT-07), and unit of sale. */
function Status({ product, view: { notice, age, isOrdered } }: ViewProps) {
  const wording = useFormatContext();
  const { t } = wording;
  const measure = measureOf(product, wording);
  return (
    <ul role="list" className={styles.status}>
      {notice === undefined ? (
        <li className={styles.available}>
          <SuccessIcon />
          {t(isOrdered ? 'availability.ordered' : 'availability.available')}
        </li>
      ) : (
        <li className={styles.missing}>
          <WarningIcon />
          {notice}
        </li>
      )}
      {age !== undefined && (
        <li>
          <InfoIcon />
          <span>
            <strong>{age}.</strong> {t('age.note')}
          </span>
        </li>
      )}
      {measure !== undefined && (
        <li>
          <InfoIcon />
          {measure}
        </li>
      )}
    </ul>
  );
}

/** Buying controls; a product that cannot be had has the others of the place, but no plus (CAT-06). */
function Buying({ product, canBuy }: Props & { readonly canBuy: boolean }) {
  const hasActions = useHasContributions(productActions);
  if (!hasActions || !canBuy) return null;
  return (
    <div className={styles.actions}>
      <ExtensionSlot slot={productActions} props={{ product }} />
    </div>
  );
}
