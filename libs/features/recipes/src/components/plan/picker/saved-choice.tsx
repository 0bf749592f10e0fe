import { useState } from 'react';
import { Button } from '@larder/ui';
import { recipesApi } from '../../../api/recipes-api.js';
import { usePlanText } from '../plan-text.js';
import { RecipeChoice } from './recipe-choice.js';
import styles from './sheet.module.css';

interface Props {
  /** Saved recipes that are not planned, the latest first. */
  readonly slugs: readonly string[];
  readonly onChoose: (slug: string) => void;
}

/** Before the suggestions at first; a call answers no more at once than a page. */
const FIRST = 6;
const PAGE_SIZE = 24;

/** The shopper’s saved recipes: the latest, then all of them in pages. */
export function SavedChoice({ slugs, onChoose }: Props) {
  const text = usePlanText();
  const [shown, setShown] = useState(FIRST);
  const pages = Array.from({ length: Math.ceil(Math.min(shown, slugs.length) / PAGE_SIZE) });
  if (slugs.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>{text('saved')}</h3>
      {pages.map((_, page) => (
        <SavedPage
          key={page}
          slugs={slugs.slice(page * PAGE_SIZE, Math.min(shown, (page + 1) * PAGE_SIZE))}
          onChoose={onChoose}
        />
      ))}
      {slugs.length > shown && (
        <Button
          variant="secondary"
          onClick={() => setShown(shown < PAGE_SIZE ? PAGE_SIZE : shown + PAGE_SIZE)}
        >
          {text('moreSaved', { count: slugs.length - shown })}
        </Button>
      )}
    </>
  );
}

function SavedPage({ slugs, onChoose }: Props) {
  const query = { slugs: slugs.join(','), pageSize: PAGE_SIZE, offset: 0 };
  const { data, isError } = recipesApi.useGetRecipesQuery({ query });
  return <RecipeChoice recipes={data?.results} isFailed={isError} onChoose={onChoose} />;
}
