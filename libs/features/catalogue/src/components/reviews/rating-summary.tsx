import type { ProductReviews } from '@larder/contracts/reviews';
import { useTexts } from '@larder/platform';
import { useText } from '../../messages/reviews-text.js';
import styles from './reviews.module.css';
import { Stars } from './stars.js';

/** The average, and how many ratings have how many stars. */
export function RatingSummary({ reviews }: { readonly reviews: ProductReviews }) {
  const text = useText();
  const { number } = useTexts();
  const { average, ratings, distribution } = reviews;
  if (average === undefined) return <p>{text('reviews.none')}</p>;
  const formatted = number(average, { digits: 1 });
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <strong aria-hidden="true">{formatted}</strong>
        <Stars value={average} text={formatted} />
        <span>{text('reviews.count', { count: ratings })}</span>
      </p>
      <ul className={styles.distribution}>
        {distribution
          .map((count, at) => ({ count, stars: at + 1 }))
          .reverse()
          .map(({ count, stars }) => (
            <li key={stars}>
              <span>{text('reviews.stars', { count: stars })}</span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ inlineSize: `${Math.round((count / ratings) * 100)}%` }} />
              </span>
              <span>{number(count)}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}
