import type { ProductReview } from '@larder/contracts/reviews';
import { useTexts } from '@larder/platform';
import { Badge } from '@larder/ui';
import { useText } from '../../messages/reviews-text.js';
import styles from './reviews.module.css';
import { Stars } from './stars.js';

/** Texts of buyers, newest first. */
export function ReviewList({ reviews }: { readonly reviews: readonly ProductReview[] }) {
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={review.id}>
          <Review review={review} />
        </li>
      ))}
    </ul>
  );
}

function Review({ review }: { readonly review: ProductReview }) {
  const text = useText();
  const { date, number } = useTexts();
  const { stars, author, writtenAt, isDemo } = review;
  return (
    <>
      <div className={styles.head}>
        <Stars value={stars} text={number(stars)} />
        <Badge tone="success">{text('reviews.verified')}</Badge>
        {isDemo && <Badge tone="neutral">{text('reviews.demo')}</Badge>}
      </div>
      <p className={styles.text}>{review.text}</p>
      <p className={styles.author}>
        {author}, <time dateTime={writtenAt}>{date(writtenAt, { dateStyle: 'medium' })}</time>
      </p>
    </>
  );
}
