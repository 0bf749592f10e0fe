import { useEffect } from 'react';
import { transient, useFeature } from '@larder/platform';
import { savedApi } from '../../api/saved-api.js';
import { useSavedText } from '../../components/saved/saved-text.js';
import { readDeviceRecipes, useDeviceRecipes, writeDeviceRecipes } from './device-recipes.js';
import { useCustomer } from './use-customer.js';

const none: readonly string[] = [];
const without = (slugs: readonly string[], slug: string) => slugs.filter((one) => one !== slug);

/** Saved recipes, the latest first: in the account, or for guests on the device; moved at sign-in. */
export function useSavedRecipes() {
  const text = useSavedText();
  const { dispatch } = useFeature();
  const { id, isSettled } = useCustomer();
  const device = useDeviceRecipes();
  const { currentData, isError } = savedApi.useGetSavedRecipesQuery(id ?? '', {
    skip: id === undefined,
  });
  const [add] = savedApi.useAddSavedRecipesMutation();
  const [remove] = savedApi.useRemoveSavedRecipeMutation();
  const isKnown = currentData !== undefined;
  const show = (of: string, slugs: readonly string[]) =>
    dispatch(savedApi.util.updateQueryData('getSavedRecipes', of, () => ({ slugs: [...slugs] })));

  useEffect(() => {
    const before = readDeviceRecipes();
    if (id === undefined || !isKnown || before.length === 0) return;
    // Emptied first: every heart of the page runs this, and one of them is enough.
    writeDeviceRecipes(none);
    void add({ body: { slugs: [...before] } }).then(({ data }) => {
      if (data) show(id, data.slugs);
      else writeDeviceRecipes(before);
    });
  }, [id, isKnown]);

  const slugs = id === undefined ? device : (currentData?.slugs ?? none);
  const toggle = async (slug: string) => {
    const isSaved = slugs.includes(slug);
    const next = isSaved ? without(slugs, slug) : [slug, ...slugs];
    if (id === undefined) return writeDeviceRecipes(next);
    show(id, next);
    const { data } = isSaved
      ? await remove({ params: { slug } })
      : await add({ body: { slugs: [slug] } });
    show(id, data?.slugs ?? slugs);
    if (!data) dispatch(transient(text('notSaved'), { type: 'error' }));
  };
  const isReady = isSettled && (id === undefined || isKnown || isError);
  return { slugs, toggle, isReady, isSignedIn: id !== undefined };
}
