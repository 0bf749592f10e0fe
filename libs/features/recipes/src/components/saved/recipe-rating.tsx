import { useRef, useState } from 'react';
import { loginRoute } from '@larder/contracts/customer';
import { Link, transient, useFeature, useHref } from '@larder/platform';
import { Button, Stack, StarRating } from '@larder/ui';
import { savedApi } from '../../api/saved-api.js';
import { useCustomer } from '../../state/saved/use-customer.js';
import { useSavedText } from './saved-text.js';
import styles from './recipe-rating.module.css';

/** The customer’s stars for a recipe: saved with the tap, changed and withdrawn as easily. */
export default function RecipeRating({ slug }: { readonly slug: string }) {
  const text = useSavedText();
  const login = useHref()(loginRoute, {});
  const { id, isSettled, hasAccounts } = useCustomer();
  if (!isSettled) return null;
  if (!hasAccounts) return <NoRating />;
  if (id !== undefined) return <OwnStars key={id} slug={slug} customer={id} />;
  if (login === undefined) return <NoRating />;
  return (
    <section className={styles.rating} aria-labelledby="recipe-rating">
      <h2 id="recipe-rating">{text('rate.title')}</h2>
      <p>
        {text('rate.signIn')} <Link href={login}>{text('signIn')}</Link>
      </p>
    </section>
  );
}

/** Tells the page, which keeps room for the stars, that there are none. */
const NoRating = () => <span data-none hidden />;

function OwnStars({ slug, customer }: { readonly slug: string; readonly customer: string }) {
  const text = useSavedText();
  const { dispatch } = useFeature();
  const args = { customer, params: { slug } };
  const { data, isError } = savedApi.useGetOwnRecipeRatingQuery(args);
  const [save, { isLoading: isSaving }] = savedApi.useSetOwnRecipeRatingMutation();
  const [remove, { isLoading: isRemoving }] = savedApi.useRemoveOwnRecipeRatingMutation();
  const [requested, setRequested] = useState<number>();
  const latest = useRef(0);
  const queue = useRef(Promise.resolve());
  if (data === undefined) return isError ? <NoRating /> : null;
  if (!data.canRate) return <NoRating />;
  const stars = requested ?? data.stars;
  const finish = (result: Awaited<ReturnType<typeof save>>, done: string) => {
    setRequested(undefined);
    const own = result.data;
    if (own) dispatch(savedApi.util.updateQueryData('getOwnRecipeRating', args, () => own));
    dispatch(
      own ? transient(done, { type: 'success' }) : transient(text('notSaved'), { type: 'error' }),
    );
  };
  const rate = (next: number) => {
    // Arrow keys pass over stars: one call at a time, and only the last choice counts.
    setRequested(next);
    const turn = (latest.current += 1);
    queue.current = queue.current.then(async () => {
      if (turn !== latest.current) return;
      const result = await save({ params: { slug }, body: { stars: next } });
      if (turn === latest.current) finish(result, text('rate.thanks'));
    });
  };
  const withdraw = async () => finish(await remove({ params: { slug } }), text('rate.removed'));
  return (
    <section className={styles.rating} aria-labelledby="recipe-rating">
      <h2 id="recipe-rating">{text('rate.title')}</h2>
      <Stack gap={2}>
        <StarRating
          name="recipe-stars"
          legend={text('rate.legend')}
          labels={[text('rate.1'), text('rate.2'), text('rate.3'), text('rate.4'), text('rate.5')]}
          value={stars}
          onChange={rate}
        />
        <p className={styles.note}>{text('rate.origin')}</p>
        {data.stars !== undefined && (
          <div>
            <Button
              variant="quiet"
              busy={isRemoving}
              disabled={isSaving}
              onClick={() => void withdraw()}
            >
              {text('rate.remove')}
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}
