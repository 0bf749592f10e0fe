import { useState, type FormEvent } from 'react';
import type { OwnProductReview } from '@larder/contracts/reviews';
import { Button, Notice, Stack, StarRating, TextareaField } from '@larder/ui';
import { reviewsApi } from '../../api/reviews-api.js';
import { useText } from '../../messages/review-form-text.js';

const maxLength = 1000;

interface Props {
  readonly sku: string;
  readonly own: OwnProductReview;
  /** Closes the form; `true` after a review was sent. */
  readonly onDone: (isSent: boolean) => void;
}

/** Stars and, if the customer likes, a few words. */
export default function ReviewForm({ sku, own, onDone }: Props) {
  const text = useText();
  const { review } = own;
  const [stars, setStars] = useState(review?.stars);
  const [opinion, setOpinion] = useState(review?.text ?? '');
  const [problem, setProblem] = useState<'review.choose' | 'review.failed'>();
  const [save, { isLoading: isSaving }] = reviewsApi.useSetOwnReviewMutation();
  const [remove, { isLoading: isRemoving }] = reviewsApi.useRemoveOwnReviewMutation();
  const params = { sku };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (stars === undefined) return setProblem('review.choose');
    const written = opinion.trim();
    const body = { stars, ...(written !== '' && { text: written }) };
    const { error } = await save({ params, body });
    return error === undefined ? onDone(true) : setProblem('review.failed');
  };
  const withdraw = async () => {
    const { error } = await remove({ params });
    return error === undefined ? onDone(false) : setProblem('review.failed');
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Stack gap={4}>
        {problem === 'review.failed' && (
          <Notice type="error" live>
            {text('review.failed')}
          </Notice>
        )}
        <StarRating
          name="review-stars"
          legend={text('review.stars')}
          labels={[
            text('review.stars.1'),
            text('review.stars.2'),
            text('review.stars.3'),
            text('review.stars.4'),
            text('review.stars.5'),
          ]}
          value={stars}
          error={problem === 'review.choose' ? text(problem) : undefined}
          onChange={setStars}
        />
        <TextareaField
          label={text('review.text')}
          optionalLabel={text('review.optional')}
          hint={text('review.author', { name: own.author })}
          rows={4}
          maxLength={maxLength}
          value={opinion}
          onChange={({ target }) => setOpinion(target.value)}
        />
        <Button type="submit" busy={isSaving}>
          {text('review.send')}
        </Button>
        <Button variant="secondary" onClick={() => onDone(false)}>
          {text('review.cancel')}
        </Button>
        {review && (
          <Button variant="quiet" busy={isRemoving} onClick={() => void withdraw()}>
            {text('review.withdraw')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
