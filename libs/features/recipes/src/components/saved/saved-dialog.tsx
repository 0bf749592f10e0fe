import { useState } from 'react';
import { loginRoute } from '@larder/contracts/customer';
import { Link, useHref } from '@larder/platform';
import { Button, EmptyState, icon, Loading, Skeleton, Stack } from '@larder/ui';
import { Dialog } from '@larder/ui/dialog';
import { recipesApi } from '../../api/recipes-api.js';
import { useSavedRecipes } from '../../state/saved/use-saved-recipes.js';
import { RecipeGrid } from '../overview/recipe-grid.js';
import { useSavedText } from './saved-text.js';

const LikedArt = icon('liked', '-art');

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

const PAGE_SIZE = 24;

/** The shopper’s saved recipes, the latest first. */
export default function SavedDialog({ open, onClose }: Props) {
  const text = useSavedText();
  const login = useHref()(loginRoute, {});
  const { slugs, isReady, isSignedIn } = useSavedRecipes();
  const [pages, setPages] = useState(1);
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onClose}
      title={text('title')}
      closeLabel={text('close')}
    >
      {!isReady && <LoadingRecipes />}
      {isReady && slugs.length === 0 && (
        <EmptyState picture={<LikedArt />} title={text('emptyTitle')}>
          {text('emptyText')}
        </EmptyState>
      )}
      {isReady && slugs.length > 0 && (
        <Stack gap={4}>
          {Array.from({ length: pages }, (_, page) => (
            <SavedPage key={page} slugs={slugs.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)} />
          ))}
          {slugs.length > pages * PAGE_SIZE && (
            <Button variant="secondary" onClick={() => setPages(pages + 1)}>
              {text('more')}
            </Button>
          )}
          {!isSignedIn && login !== undefined && (
            <p>
              {text('guest')} <Link href={login}>{text('signIn')}</Link>
            </p>
          )}
        </Stack>
      )}
    </Dialog>
  );
}

function SavedPage({ slugs }: { readonly slugs: readonly string[] }) {
  const query = { slugs: slugs.join(','), pageSize: PAGE_SIZE };
  const { data } = recipesApi.useGetRecipesQuery({ query }, { skip: slugs.length === 0 });
  if (slugs.length === 0) return null;
  return data ? (
    // The answer of before is shown until the next: what is no longer saved is left out at once.
    <RecipeGrid recipes={data.results.filter(({ slug }) => slugs.includes(slug))} />
  ) : (
    <LoadingRecipes />
  );
}

function LoadingRecipes() {
  const text = useSavedText();
  return (
    <Loading label={text('loading')}>
      <Skeleton shape="wide" />
      <Skeleton shape="wide" />
    </Loading>
  );
}
