import { useRef, useState } from 'react';
import { productLine, productNotes, type Product } from '@larder/contracts/catalogue';
import { searchRoute } from '@larder/contracts/search';
import type { ListOffer } from '@larder/contracts/shopping';
import { ExtensionSlot, Link, useHref, useTexts } from '@larder/platform';
import { largestQuantity, lineTotal, nextQuantity, previousQuantity } from '@larder/pricing';
import { QuantityStepper } from '@larder/ui';
import { usePasteText } from './paste-text.js';
import { useText } from '../../messages/use-text.js';
import { formatQuantity, formatShortQuantity } from '../cart/lines/format-quantity.js';
import type { ListRow } from './list-rows.js';
import styles from './paste-list.module.css';

interface Props {
  readonly row: ListRow;
  readonly onChoose: (offer: ListOffer) => void;
}

/** A line as it was written, the product for it, and what else it may mean. */
export function ListRowView({ row, onChoose }: Props) {
  const { text, chosen, offers } = row;
  const others = offers.filter(({ product }) => product.sku !== chosen?.product.sku);
  return (
    <div className={styles.row}>
      <p className={styles.wanted}>{text}</p>
      {chosen && <Chosen offer={chosen} onChange={onChoose} />}
      {others.length > 0 && <Others others={others} isOpen={!chosen} onChoose={onChoose} />}
      {offers.length === 0 && <SearchLink term={text} />}
    </div>
  );
}

/** Too short or too long a text is no term. */
function SearchLink({ term }: { readonly term: string }) {
  const text = usePasteText();
  const href = useHref()(searchRoute, { term: term.slice(0, 100) });
  if (href === undefined || term.length < 2) return null;
  return (
    <p>
      <Link href={href}>{text('search')}</Link>
    </p>
  );
}

const ProductText = ({ product }: { readonly product: Product }) => (
  <>
    <ExtensionSlot slot={productLine} props={{ product }} empty={product.name} />
    <ExtensionSlot slot={productNotes} props={{ sku: product.sku }} />
  </>
);

interface ChosenProps {
  readonly offer: ListOffer;
  readonly onChange: (offer: ListOffer) => void;
}

/** The product with a stepper; at nothing it stays out of the cart. */
function Chosen({ offer: { product, quantity }, onChange }: ChosenProps) {
  const text = useText();
  const ownText = usePasteText();
  const texts = useTexts();
  const { name } = product;
  const amount = formatQuantity(text, texts, product, quantity);
  const isFull = nextQuantity(product, quantity) === quantity;
  const maximum = formatQuantity(text, texts, product, largestQuantity(product));
  return (
    <div className={styles.chosen}>
      <div className={styles.product}>
        <ProductText product={product} />
      </div>
      <QuantityStepper
        value={quantity > 0 ? formatShortQuantity(text, texts, product, quantity) : null}
        labels={{
          group: text('stepper.group', { name }),
          add: ownText('add', { name }),
          increase: text('stepper.increase', { name }),
          decrease: text('stepper.decrease', { name }),
          remove: ownText('leaveOut', { name }),
        }}
        removesNext={previousQuantity(product, quantity) === 0}
        maximumReason={isFull ? text('stepper.maximum', { quantity: maximum }) : undefined}
        announcement={quantity > 0 ? `${amount} ${name}` : ownText('leftOut', { name })}
        onIncrease={() => onChange({ product, quantity: nextQuantity(product, quantity) })}
        onDecrease={() => onChange({ product, quantity: previousQuantity(product, quantity) })}
      />
      <p className={styles.price}>{texts.money(lineTotal(product, quantity))}</p>
    </div>
  );
}

interface OthersProps {
  readonly others: readonly ListOffer[];
  readonly isOpen: boolean;
  readonly onChoose: (offer: ListOffer) => void;
}

/** Other products for the line; open while none is chosen. */
function Others({ others, isOpen, onChoose }: OthersProps) {
  const ownText = usePasteText();
  const text = useText();
  const texts = useTexts();
  const [isShown, setShown] = useState(isOpen);
  const summary = useRef<HTMLElement>(null);
  return (
    <details open={isShown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary ref={summary} className={styles.summary}>
        {ownText(isOpen ? 'choose' : 'others', { count: others.length })}
      </summary>
      <ul role="list" className={styles.others}>
        {others.map((offer) => (
          <li key={offer.product.sku}>
            <button
              type="button"
              className={styles.other}
              onClick={() => {
                setShown(false);
                summary.current?.focus();
                onChoose(offer);
              }}
            >
              <ProductText product={offer.product} />
              <span className={styles.amount}>
                {formatQuantity(text, texts, offer.product, offer.quantity)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
