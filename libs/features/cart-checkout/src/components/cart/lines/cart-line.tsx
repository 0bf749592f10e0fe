import { lazy, useEffect, useRef, useState } from 'react';
import type { ErrorCode } from '@larder/contracts';
import type { CartError, ProductLineItem } from '@larder/contracts/cart';
import { fullName, productNotes, productRoute } from '@larder/contracts/catalogue';
import { Link, ExtensionSlot, useHref, useTexts } from '@larder/platform';
import { highestLineTotal, lineDeposit, lineTotal, shownPrice, unitPrice } from '@larder/pricing';
import { IconButton, MoreIcon, TrashIcon } from '@larder/ui';
import { useText, type Text } from '../../../messages/use-text.js';
import { AddToCart } from '../add-to-cart.js';
import { ErrorList } from '../validation/error-list.js';
import styles from './cart-lines.module.css';
import { LinePicture } from './line-picture.js';
import { formatOffer, useOfferText } from '../summary/format-offer.js';
import { formatQuantity, formatUnitPrice } from './format-quantity.js';
import { AfterMount } from '../../checkout/after-mount.js';
import { usePendingQuantities } from '../../cart-monitor/offline-changes.js';
import { LineExtras } from '../basket/line-extras.js';
import { useQuantity } from '../use-cart.js';

const LineWarning = lazy(() => import('../../allergens/line-warning.js'));

interface Props {
  readonly line: ProductLineItem;
  readonly errors: readonly CartError[];
  /** Takes the focus: the line has just been put back. */
  readonly isRestored: boolean;
  readonly onRemove: () => void;
  /** The stepper took the product out by itself. */
  readonly onEmptied: () => void;
}

/** One product of the cart, with its price and quantity. */
export function CartLine({ line, errors, isRestored, onRemove, onEmptied }: Props) {
  const text = useText();
  const { product } = line;
  const { name } = product;
  const item = useRef<HTMLLIElement>(null);
  // On a phone, what is rarely needed stands behind a button, unless there is a note.
  const [toggled, toggle] = useState<boolean>();
  const isOpen = toggled ?? !!line.note;
  const quantity = useQuantity(product.sku);
  useEffect(() => {
    if (isRestored) item.current?.focus();
  }, [isRestored]);
  return (
    <li ref={item} className={styles.line} data-open={isOpen || undefined} tabIndex={-1}>
      <LinePicture product={product} />
      <div className={styles.text}>
        <LineName line={line} />
        <LinePrices line={line} />
        <LineNotes line={line} />
        <ExtensionSlot slot={productNotes} props={{ sku: product.sku, hasOnlyWarnings: true }} />
        {line.allergenWarning && (
          <AfterMount>
            <LineWarning line={line} />
          </AfterMount>
        )}
        <div className={styles.extras}>
          <LineExtras line={line} />
        </div>
        <ErrorList errors={errors.filter(isShownHere).map((one) => withMessage(text, one))} />
      </div>
      <IconButton
        className={styles.more}
        icon={<MoreIcon />}
        label={text('line.more', { name })}
        aria-expanded={isOpen}
        onClick={() => toggle(!isOpen)}
      />
      <div className={styles.controls}>
        <AddToCart product={product} onRemove={onEmptied} />
        {quantity > product.quantityStepSize && (
          <IconButton
            className={styles.remove}
            icon={<TrashIcon />}
            label={text('line.remove', { name })}
            onClick={onRemove}
          />
        )}
      </div>
      <LineTotal line={line} />
    </li>
  );
}

const shownElsewhere: readonly string[] = [
  'ALLERGEN_CONFIRMATION_REQUIRED',
  'AGE_BELOW_LIMIT',
] satisfies ErrorCode[];

/** Errors that the warning of the line, or the notice about ages, does not show already. */
const isShownHere = ({ code }: CartError) => !shownElsewhere.includes(code);

/** An exceeded maximum has its own text; other errors are looked up by code. */
function withMessage(text: Text, error: CartError): CartError {
  const isTooMuch = error.code === ('MAX_QUANTITY_REACHED' satisfies ErrorCode);
  return isTooMuch ? { ...error, message: text('problem.maximum') } : error;
}

export function LineName({ line: { product } }: { readonly line: ProductLineItem }) {
  const href = useHref()(productRoute, { slug: product.slug, sku: product.sku });
  const name = fullName(product);
  return (
    <p className={styles.name}>
      {href === undefined ? name : <Link href={href}>{name}</Link>}
      {product.packSize !== '' && <span className={styles.size}>{product.packSize}</span>}
    </p>
  );
}

/** Errors of the line, and changes that are not sent yet. */
function LineNotes({ line: { product, stockRisk } }: { readonly line: ProductLineItem }) {
  const text = useOfferText();
  const isWaiting = usePendingQuantities()[product.sku] !== undefined;
  if (!stockRisk && !isWaiting) return null;
  return (
    <p className={styles.prices}>
      {stockRisk && text('risk')} {isWaiting && <strong>{text('waiting')}</strong>}
    </p>
  );
}

function LinePrices({ line: { product } }: { readonly line: ProductLineItem }) {
  const text = useText();
  const texts = useTexts();
  const { value, per } = unitPrice(product) ?? {};
  const price = shownPrice(product);
  const amount = texts.money(price);
  const isByPiece = !product.weightArticle || product.weightPieceArticle;
  const isSame = per?.unit === 'piece' && value === price;
  // Beside the price of a piece in it, that of a pack is not one of a piece.
  const eachKey = per?.unit === 'piece' && !isSame ? 'line.eachPack' : 'line.eachPiece';
  const each = isByPiece
    ? text(product.weightArticle ? 'line.aboutEachPiece' : eachKey, { amount })
    : text('line.each', {
        amount,
        quantity: formatQuantity(text, texts, product, product.quantityStepSize),
      });
  const unit = isSame ? undefined : formatUnitPrice(text, texts, product);
  const offer = formatOffer(useOfferText(), text, texts, product);
  return (
    <p className={styles.prices}>
      {[each, unit].filter(Boolean).join(' · ')}
      {offer !== undefined && <strong className={styles.offer}>{offer}</strong>}
    </p>
  );
}

function LineTotal({ line }: { readonly line: ProductLineItem }) {
  const text = useText();
  const { money } = useTexts();
  const { product } = line;
  const quantity = useQuantity(product.sku);
  const isPending = quantity !== line.quantity;
  const total = isPending ? lineTotal(product, quantity) : line.lineTotal;
  const deposit = isPending ? lineDeposit(product, quantity) : line.lineDeposit;
  return (
    <div className={styles.total} aria-busy={isPending || undefined}>
      <span className={isPending ? styles.pending : styles.amount}>
        {product.weightArticle && <span className={styles.about}>{text('line.about')} </span>}
        {money(total)}
      </span>
      {deposit > 0 && (
        <span className={styles.note}>{text('line.deposit', { amount: money(deposit) })}</span>
      )}
      {product.weightArticle && (
        <span className={styles.note}>
          {text('line.weighed', { amount: money(highestLineTotal(product, total)) })}
        </span>
      )}
    </div>
  );
}
