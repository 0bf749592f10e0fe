import { useEffect, useRef, useState } from 'react';
import { productRoute } from '@larder/contracts/catalogue';
import type { Order } from '@larder/contracts/checkout';
import { currentCustomer } from '@larder/contracts/customer';
import { Link, useCapability, useHref } from '@larder/platform';
import { Button, Card, Notice, Stack } from '@larder/ui';
import { ratingApi } from '../../api/after-order/rating-api.js';
import { useText } from '../../messages/after-order/rating-text.js';
import styles from './rating.module.css';
import { RatingForm } from './rating-form.js';

/** More than these few are a list, not an invitation. */
const shownGoods = 6;

/** How a delivered order was; nothing in shops that take no ratings, and when it is too late. */
export default function OrderRating({ order }: { readonly order: Order }) {
  const text = useText();
  const { orderNumber } = order;
  const [isEdited, setEdited] = useState(false);
  const { data } = ratingApi.useGetOrderRatingQuery({ params: { orderNumber } });
  const isShown = data?.canRate === true;
  const section = useScrollTarget(isShown);
  if (!isShown) return null;
  const { rating } = data;
  return (
    <div ref={section} id="rating" className={styles.place}>
      <Card as="section" aria-labelledby="rating-title">
        <Stack gap={4}>
          <h2 id="rating-title">{text('rating.title')}</h2>
          {rating && !isEdited ? (
            <>
              <Notice type="success" live>
                {text('rating.thanks')}
              </Notice>
              <Goods order={order} />
              <Button variant="secondary" onClick={() => setEdited(true)}>
                {text('rating.change')}
              </Button>
            </>
          ) : (
            <RatingForm orderNumber={orderNumber} rating={rating} onSent={() => setEdited(false)} />
          )}
        </Stack>
      </Card>
    </div>
  );
}

/** Customers can go on and rate the goods, on the page of each. */
function Goods({ order }: { readonly order: Order }) {
  const text = useText();
  const href = useHref();
  const isCustomer = useCapability(currentCustomer)?.get() !== undefined;
  if (!isCustomer || href(productRoute, { slug: '' }) === undefined) return null;
  const products = order.productLineItems.map(({ product }) => product).slice(0, shownGoods);
  return (
    <div>
      <p>{text('rating.goods')}</p>
      <ul className={styles.goods}>
        {products.map(({ sku, slug, name }) => (
          <li key={sku}>
            <Link href={`${href(productRoute, { slug }) ?? ''}#reviews`}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The e-mail's link leads here, before this was loaded. */
function useScrollTarget(isShown: boolean) {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown && window.location.hash === '#rating') section.current?.scrollIntoView();
  }, [isShown]);
  return section;
}
