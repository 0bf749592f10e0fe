import { productsRoute } from '@larder/contracts/catalogue';
import { indexRoute } from '@larder/contracts/content';
import { Link, useHref } from '@larder/platform';
import { EmptyState, icon, LinkButton } from '@larder/ui';
import { useText } from '../../messages/use-text.js';

const BasketArt = icon('basket', '-art');

/** An empty cart, and the way on. */
export function EmptyCart({ level = 2 }: { readonly level?: 1 | 2 }) {
  const text = useText();
  const hrefOf = useHref();
  const href = hrefOf(productsRoute, {}) ?? hrefOf(indexRoute, {}) ?? '/';
  return (
    <EmptyState
      picture={<BasketArt />}
      title={text('empty.title')}
      level={level}
      actions={
        <LinkButton as={Link} href={href}>
          {text('empty.action')}
        </LinkButton>
      }
    >
      {text('empty.text')}
    </EmptyState>
  );
}
