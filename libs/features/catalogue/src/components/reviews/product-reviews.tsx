import { useEffect, useRef, useState } from 'react';
import { Button, Stack } from '@larder/ui';
import { reviewsApi } from '../../api/reviews-api.js';
import { useText } from '../../messages/reviews-text.js';
import { useOwner } from '../recently-viewed/use-owner.js';
import { OwnReview } from './own-review.js';
import { RatingSummary } from './rating-summary.js';
import { ReviewList } from './review-list.js';
import styles from './reviews.module.css';

const pageSize = 5;

/** Ratings and reviews by buyers; nothing where there are none and the visitor cannot write one. */
export function ProductReviews({ sku }: { readonly sku: string }) {
  const text = useText();
  const [offset, setOffset] = useState(0);
  const isCustomer = Boolean(useOwner());
  const { data } = reviewsApi.useGetProductReviewsQuery({
    params: { sku },
    query: { offset, pageSize },
  });
  const own = reviewsApi.useGetOwnReviewQuery({ params: { sku } }, { skip: !isCustomer });
  const ownReview = isCustomer ? own.currentData : undefined;
  const isShown = data !== undefined && (data.ratings > 0 || ownReview?.canReview === true);
  const section = useScrollTarget(isShown);
  if (!isShown) return null;
  const { total, results } = data;
  return (
    <section ref={section} id="reviews" className={styles.reviews} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{text('reviews.title')}</h2>
      <div className={styles.columns}>
        <Stack gap={4}>
          <RatingSummary reviews={data} />
          <p className={styles.origin}>{text('reviews.origin')}</p>
          {ownReview?.canReview && <OwnReview sku={sku} own={ownReview} />}
        </Stack>
        {results.length > 0 && (
          <Stack gap={4}>
            <ReviewList reviews={results} />
            {total > pageSize && (
              <div className={styles.pages}>
                <Button
                  variant="secondary"
                  disabled={offset === 0}
                  onClick={() => setOffset(offset - pageSize)}
                >
                  {text('reviews.newer')}
                </Button>
                <Button
                  variant="secondary"
                  disabled={offset + pageSize >= total}
                  onClick={() => setOffset(offset + pageSize)}
                >
                  {text('reviews.older')}
                </Button>
              </div>
            )}
          </Stack>
        )}
      </div>
    </section>
  );
}

/** The section did not exist yet when the browser looked for the address's fragment. */
function useScrollTarget(isShown: boolean) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isShown && window.location.hash === '#reviews') section.current?.scrollIntoView();
  }, [isShown]);
  return section;
}
