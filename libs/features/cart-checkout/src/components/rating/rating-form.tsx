import type { NewOrderRating, OrderIssue } from '@larder/contracts/reviews';
import { Button, Checkbox, FieldGroup, Notice, Stack, StarRating, TextareaField } from '@larder/ui';
import { ratingApi } from '../../api/after-order/rating-api.js';
import { useText } from '../../messages/after-order/rating-text.js';
import { useStoredValues } from '../../state/use-stored-values.js';
import styles from './rating.module.css';

const issues = ['FRESHNESS', 'MISSING', 'SUBSTITUTES', 'LATE', 'PACKAGING', 'SERVICE'] as const;
const maxComment = 1000;
/** With fewer stars, the form asks for the reasons. */
const goodStars = 5;

interface Props {
  readonly orderNumber: string;
  readonly rating: NewOrderRating | undefined;
  readonly onSent: () => void;
}

/** Stars first; what was not good and a few words follow once they are chosen. */
export function RatingForm({ orderNumber, rating, onSent }: Props) {
  const text = useText();
  const [rate, { isLoading, isError }] = ratingApi.useRateOrderMutation();
  const { values, set, forget } = useStoredValues(`rating ${orderNumber}`, {
    stars: rating?.stars ?? 0,
    issues: [...(rating?.issues ?? [])] as readonly OrderIssue[],
    comment: rating?.comment ?? '',
  });
  const { stars, comment } = values;
  const chosen = issues.filter((one) => values.issues.includes(one));
  const send = async () => {
    const written = comment.trim();
    const body: NewOrderRating = {
      stars,
      issues: stars < goodStars ? [...chosen] : [],
      ...(written !== '' && { comment: written }),
    };
    const { error } = await rate({ params: { orderNumber }, body });
    if (error !== undefined) return;
    forget();
    onSent();
  };
  return (
    <Stack gap={4}>
      {isError && (
        <Notice type="error" live>
          {text('rating.failed')}
        </Notice>
      )}
      <StarRating
        name="order-stars"
        legend={text('rating.stars')}
        labels={[
          text('rating.stars.1'),
          text('rating.stars.2'),
          text('rating.stars.3'),
          text('rating.stars.4'),
          text('rating.stars.5'),
        ]}
        value={stars || undefined}
        onChange={(given) => set({ stars: given })}
      />
      {stars > 0 && (
        <>
          {stars < goodStars && (
            <Issues chosen={chosen} onChange={(all) => set({ issues: [...all] })} />
          )}
          <TextareaField
            label={text('rating.comment')}
            optionalLabel={text('rating.optional')}
            rows={3}
            maxLength={maxComment}
            value={comment}
            onChange={({ target }) => set({ comment: target.value })}
          />
          <Button busy={isLoading} onClick={() => void send()}>
            {text('rating.send')}
          </Button>
        </>
      )}
    </Stack>
  );
}

interface IssuesProps {
  readonly chosen: readonly OrderIssue[];
  readonly onChange: (issues: readonly OrderIssue[]) => void;
}

function Issues({ chosen, onChange }: IssuesProps) {
  const text = useText();
  return (
    <FieldGroup legend={text('rating.issues')}>
      <div className={styles.issues}>
        {issues.map((issue) => (
          <Checkbox
            key={issue}
            label={text(`rating.issue.${issue}`)}
            checked={chosen.includes(issue)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, issue] : chosen.filter((one) => one !== issue))
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}
