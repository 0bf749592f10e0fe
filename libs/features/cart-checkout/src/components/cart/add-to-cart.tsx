import type { Product } from '@larder/contracts/catalogue';
import { largestQuantity, nextQuantity, previousQuantity } from '@larder/pricing';
import { useFeature, useTexts } from '@larder/platform';
import { QuantityStepper } from '@larder/ui';
import { useText } from '../../messages/use-text.js';
import { addToCart } from '../../state/add-lines.js';
import { formatQuantity, formatShortQuantity } from './lines/format-quantity.js';
import { setQuantity } from '../../state/set-quantity.js';
import { useQuantity } from './use-cart.js';

/** Whether a product can be put into the cart; age limits are checked on handover (CAT-07, 08). */
export function isOrderable({ availability, orderability }: Product): boolean {
  const isThere = availability === 'available' || availability === 'ageRestricted';
  return isThere && orderability !== 'CanNotBeOrdered';
}

interface Props {
  readonly product: Product;
  /** Text of the button on the product's own page; without it the button is a round plus. */
  readonly addText?: string;
  /** What the first tap adds instead of one step; the label contains the words on the button. */
  readonly first?: {
    readonly quantity: number;
    readonly text: string;
    /** Below the text: of all that is added. */
    readonly price?: string;
    readonly label: string;
  };
  /** Called when the last step removes the product. */
  readonly onRemove?: () => void;
}

/** Round plus button that turns into a stepper; it counts in steps of the product (CART-24). */
export function AddToCart({ product, first, addText = first?.text, onRemove }: Props) {
  const text = useText();
  const texts = useTexts();
  const context = useFeature();
  const { sku, name, quantityStepSize: step } = product;
  const quantity = useQuantity(sku);
  const isIn = quantity > 0;
  const formatAmount = (amount: number) => formatQuantity(text, texts, product, amount);
  const isFull = isIn && nextQuantity(product, quantity) === quantity;
  return (
    <QuantityStepper
      value={isIn ? formatShortQuantity(text, texts, product, quantity) : null}
      labels={{
        group: text('stepper.group', { name }),
        add: first?.label ?? text('stepper.add', { name }),
        increase: text('stepper.increase', { name }),
        decrease: text('stepper.decrease', { name }),
        remove: text('stepper.remove', { name }),
      }}
      removesNext={quantity <= step}
      maximumReason={
        isFull
          ? text('stepper.maximum', { quantity: formatAmount(largestQuantity(product)) })
          : undefined
      }
      announcement={
        isIn
          ? text('stepper.state', { amount: formatAmount(quantity), name })
          : text('stepper.gone', { name })
      }
      addText={addText}
      addNote={first?.price}
      onIncrease={() => {
        const more = isIn ? step : (first?.quantity ?? step);
        void addToCart(context, [{ sku, quantity: more, product }]);
      }}
      onDecrease={() => {
        const less = previousQuantity(product, quantity);
        if (less === 0) onRemove?.();
        void setQuantity(context, { sku, quantity: less });
      }}
    />
  );
}
