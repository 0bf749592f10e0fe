import { pasteListRoute } from '@larder/contracts/shopping';
import type { ShoppingList } from '@larder/contracts/shopping';
import { Link, useHref } from '@larder/platform';
import { CartIcon, LinkButton } from '@larder/ui';
import { BuyAgain } from '../buy-again/buy-again.js';
import { useText } from '../../messages/list-text.js';

/** Puts what is open into the cart: products at once, free text over the page that finds products. */
export function BuyList({ list }: { readonly list: ShoppingList }) {
  const text = useText();
  const href = useHref()(pasteListRoute, {}, { list: list.id });
  const hasText = list.items.some(({ product, isDone }) => !product && !isDone);
  if (!hasText || href === undefined)
    return <BuyAgain lines={linesOf(list)} label={text('list.buy')} />;
  return (
    <div>
      <LinkButton as={Link} href={href} icon={<CartIcon />}>
        {text('list.buyAll')}
      </LinkButton>
    </div>
  );
}

/** What is open and a product of the shop; a list counts packs, a cart grams or pieces. */
function linesOf({ items }: ShoppingList) {
  return items.flatMap(({ product, isDone, count, text }) =>
    product && !isDone
      ? [{ sku: product.sku, name: text, quantity: count * product.quantityStepSize }]
      : [],
  );
}

/** For shoppers who have their list elsewhere. */
export function PasteListLink() {
  const text = useText();
  const href = useHref()(pasteListRoute, {});
  if (href === undefined) return null;
  return (
    <p>
      <Link href={href}>{text('lists.paste')}</Link>
    </p>
  );
}
