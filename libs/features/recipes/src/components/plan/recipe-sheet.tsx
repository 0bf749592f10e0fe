import { useEffect, useState, type FormEvent } from 'react';
import type { RecipeTile } from '@larder/contracts/recipes';
import { Button, Loading, SearchIcon, Skeleton, TextField } from '@larder/ui';
import { Dialog } from '@larder/ui/dialog';
import { planApi } from '../../api/plan-api.js';
import { recipesApi } from '../../api/recipes-api.js';
import { useSavedRecipes } from '../../state/saved/use-saved-recipes.js';
import { RecipePicture } from '../recipe/recipe-picture.js';
import { usePlanText } from './plan-text.js';
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
/** Saved ones that come before them, the latest. */
const SAVED = 6;

/** Recipes for a day: some that suit the week, or what the shopper looks for. */
export function RecipeSheet({ open, title, planned, onChoose, onClose }: Props) {
  const text = usePlanText();
  const [term, setTerm] = useState('');
  const suggested = planApi.useSuggestMealsQuery(
    { body: { count: SUGGESTED, planned: [...planned] } },
    { skip: !open },
  );
  const own = useSavedRecipes().slugs.filter((slug) => !planned.includes(slug));
  const saved = recipesApi.useGetRecipesQuery(
    { query: { slugs: own.slice(0, SAVED).join(','), pageSize: SAVED, offset: 0 } },
    { skip: !open || own.length === 0 },
  );
  const savedRecipes = own.length > 0 ? (saved.data?.results ?? []) : [];
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
  const recipes = isSearch ? found.currentData?.results : suggested.data?.recipes;
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
        {!isSearch && savedRecipes.length > 0 && (
          <>
            <h3 className={styles.title}>{text('saved')}</h3>
            <RecipeChoice recipes={savedRecipes} isFailed={false} onChoose={onChoose} />
          </>
        )}
        {recipes && recipes.length > 0 && <h3 className={styles.title}>{heading}</h3>}
        <RecipeChoice recipes={recipes} isFailed={isFailed} onChoose={onChoose} />
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly recipes: readonly RecipeTile[] | undefined;
  readonly isFailed: boolean;
  readonly onChoose: (slug: string) => void;
}

function RecipeChoice({ recipes, isFailed, onChoose }: ChoiceProps) {
  const text = usePlanText();
  if (isFailed) return <p role="status">{text('notSaved')}</p>;
  if (!recipes)
    return (
      <Loading label={text('loading')}>
        <Skeleton shape="wide" />
        <Skeleton shape="wide" />
      </Loading>
    );
  if (recipes.length === 0) return <p role="status">{text('notFound')}</p>;
  return (
    <ul role="list" className={styles.recipes}>
      {recipes.map(({ slug, name, picture, minutes }) => (
        <li key={slug}>
          <button
            type="button"
            className={styles.recipe}
            aria-label={text('choose', { name })}
            onClick={() => onChoose(slug)}
          >
            <span className={styles.picture}>
              <RecipePicture picture={picture} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              {minutes !== undefined && (
                <span className={styles.minutes}>{text('minutes', { count: minutes })}</span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
