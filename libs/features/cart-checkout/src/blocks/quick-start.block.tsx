import { productsRoute } from '@larder/contracts/catalogue';
import { buyAgainRoute, pasteListRoute } from '@larder/contracts/shopping';
import { ClientOnly, createPageMessages, lazy, Link, useHref } from '@larder/platform';
import { GridIcon, RepeatIcon, ShoppingListIcon } from '@larder/ui';
import { useHasOrdered } from '../components/buy-again/has-ordered.js';
import { StartFrame, StartWaiting } from '../components/buy-again/start-frame.js';
import styles from '../components/buy-again/start-frame.module.css';
import { quickStart as de } from '../messages/de.json';
import { quickStart as en } from '../messages/en.json';

const { useText } = createPageMessages('cart-checkout.quickStart', { de, en });
const homeRow = lazy(() => import('../components/buy-again/home-row.js'));

interface Props {
  readonly fields: { readonly title: string };
}

/**
 * Ways into the cart for everybody. Shoppers who have ordered get their own products in the same
 * place, which has the same height: nothing moves.
 */
export default function QuickStart({ fields: { title } }: Props) {
  const hasOrdered = useHasOrdered();
  const ways = <Ways title={title} />;
  if (!hasOrdered) return ways;
  return (
    <ClientOnly
      component={homeRow}
      props={{ empty: ways }}
      fallback={<StartWaiting title={title} />}
    />
  );
}

function Ways({ title }: { readonly title: string }) {
  const text = useText();
  const href = useHref();
  const ways = [
    { name: 'paste', href: href(pasteListRoute, {}), Icon: ShoppingListIcon },
    { name: 'again', href: href(buyAgainRoute, {}), Icon: RepeatIcon },
    { name: 'browse', href: href(productsRoute, {}), Icon: GridIcon },
  ] as const;
  return (
    <StartFrame title={title}>
      {ways.map(
        ({ name, href: to, Icon }) =>
          to !== undefined && (
            <li key={name} className={styles.card}>
              <Link href={to} className={styles.way}>
                <Icon size={24} />
                <span className={styles.wayName}>{text(name)}</span>
                <span className={styles.note}>{text(`${name}.hint`)}</span>
              </Link>
            </li>
          ),
      )}
    </StartFrame>
  );
}
