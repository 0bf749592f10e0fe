import { recipeTile, type RecipeTile } from '@larder/contracts/recipes';
import { ExtensionSlot } from '@larder/platform';
import { Grid } from '@larder/ui';
import styles from './recipe-grid.module.css';

interface Props {
  readonly recipes: readonly RecipeTile[];
  /** Tiles whose pictures load at once. */
  readonly eager?: number;
}

/** Recipes in columns, by the tile that every list uses (REC-06). */
export function RecipeGrid({ recipes, eager = 0 }: Props) {
  return (
    <Grid as="ul" of="cards" role="list" className={styles.grid}>
      {recipes.map((recipe, i) => (
        <li key={recipe.slug} className={styles.cell}>
          <ExtensionSlot slot={recipeTile} props={{ recipe, eager: i < eager }} />
        </li>
      ))}
    </Grid>
  );
}
