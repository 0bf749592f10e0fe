import { useEffect, useState, type FormEvent } from 'react';
import type { RecipeTile } from '@larder/contracts/recipes';
import { Button, SearchIcon, TextField } from '@larder/ui';
import { Dialog } from '@larder/ui/dialog';
import { planApi } from '../../../api/plan-api.js';
import { recipesApi } from '../../../api/recipes-api.js';
import { useSavedRecipes } from '../../../state/saved/use-saved-recipes.js';
import { usePlanText } from '../plan-text.js';
import { RecipeChoice } from './recipe-choice.js';
import { SavedChoice } from './saved-choice.js';
import styles from './sheet.module.css';

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** Recipes that are not suggested again. */
  readonly planned: readonly string[];
  readonly onChoose: (slug: string) => void;
  readonly onClose: () => void;
}

const PAGE_SIZE = 24;
const SUGGESTED = 6;
/** Recipes for a day: the saved ones, then some that suit the week, or what the shopper looks for. */
export function RecipeSheet({ open, title, planned, onChoose, onClose }: Props) {
  const text = usePlanText();
  const [term, setTerm] = useState('');
  const suggested = planApi.useSuggestMealsQuery(
    { body: { count: SUGGESTED, planned: [...planned] } },
    { skip: !open },
  );
  const { slugs } = useSavedRecipes();
  const found = recipesApi.useGetRecipesQuery(
    { query: { term, pageSize: PAGE_SIZE, offset: 0 } },
    { skip: !open || term === '' },
  );
  useEffect(() => {
    if (open) setTerm('');
  }, [open]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTerm(String(new FormData(event.currentTarget).get('term') ?? '').trim());
  };
  const isSearch = term !== '';
  const isSaved = ({ slug }: RecipeTile) => slugs.includes(slug);
  const recipes = isSearch
    ? savedFirst(found.currentData?.results, isSaved)
    : suggested.data?.recipes.filter((recipe) => !isSaved(recipe));
  // All that suits the week is among the saved ones already.
  const hasAllSaved = !isSearch && (suggested.data?.recipes.length ?? 0) > 0;
  const isFailed = isSearch ? found.isError : suggested.isError;
  const heading = isSearch
    ? text('found', { count: found.currentData?.total ?? 0 })
    : text('suggestions');
  return (
    <Dialog wide open={open} onOpenChange={onClose} title={title} closeLabel={text('close')}>
      <div className={styles.sheet}>
        <form role="search" className={styles.search} onSubmit={submit}>
          <TextField
            name="term"
            label={text('search')}
            placeholder={text('searchHint')}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit" variant="secondary" icon={<SearchIcon />}>
            {text('searchSubmit')}
          </Button>
        </form>
        {open && !isSearch && (
          <SavedChoice
            slugs={slugs.filter((slug) => !planned.includes(slug))}
            onChoose={onChoose}
          />
        )}
        {recipes && recipes.length > 0 && <h3 className={styles.title}>{heading}</h3>}
        {!(hasAllSaved && recipes?.length === 0) && (
          <RecipeChoice recipes={recipes} isFailed={isFailed} onChoose={onChoose} />
        )}
      </div>
    </Dialog>
  );
}

/** What the shopper has saved comes before the others. */
const savedFirst = (
  recipes: readonly RecipeTile[] | undefined,
  isSaved: (recipe: RecipeTile) => boolean,
) => recipes && [...recipes.filter(isSaved), ...recipes.filter((recipe) => !isSaved(recipe))];
