import { lazy, Suspense, useState } from 'react';
import type { OwnProductReview } from '@larder/contracts/reviews';
import { useTexts } from '@larder/platform';
import { Button, Notice, Stack } from '@larder/ui';
import { useText } from '../../messages/reviews-text.js';
import styles from './reviews.module.css';
import { Stars } from './stars.js';

const ReviewForm = lazy(() => import('./review-form.js'));

interface Props {
  readonly sku: string;
  readonly own: OwnProductReview;
}

/** The customer's own review, and the way to write, change and delete it. */
export function OwnReview({ sku, own }: Props) {
  const text = useText();
  const { number } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const { review } = own;
  const finish = (sent: boolean) => {
    setOpen(false);
    setSent(sent);
  };
  if (isOpen)
    return (
      <Suspense>
        <ReviewForm sku={sku} own={own} onDone={finish} />
      </Suspense>
    );
  const isPublished = review?.state === 'PUBLISHED';
  return (
    <Stack gap={3}>
      {review && (!isPublished || isSent) && (
        <Notice type={review.state === 'REFUSED' ? 'warning' : 'success'} live={isSent}>
          {text(`reviews.${review.state}`)}
        </Notice>
      )}
      {review && (
        <div className={styles.own}>
          <span>{text('reviews.own')}</span>
          <Stars value={review.stars} text={number(review.stars)} />
          {review.text !== undefined && <p className={styles.text}>{review.text}</p>}
        </div>
      )}
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {text(review ? 'reviews.edit' : 'reviews.write')}
      </Button>
    </Stack>
  );
}
