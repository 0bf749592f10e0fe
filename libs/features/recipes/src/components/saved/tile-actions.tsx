import { addLines } from '@larder/contracts/cart';
import type { RecipeTile } from '@larder/contracts/recipes';
import { useCapability } from '@larder/platform';
import { PutAll } from './put-all.js';
import SaveButton from './save-button.js';
import styles from './tile-actions.module.css';

/** On top of a tile’s picture: the heart, and everything into the cart in one tap. */
export default function TileActions({ recipe }: { readonly recipe: RecipeTile }) {
  const hasCart = useCapability(addLines) !== undefined;
  return (
    <div className={styles.actions}>
      <SaveButton slug={recipe.slug} name={recipe.name} />
      {hasCart && <PutAll recipe={recipe} />}
    </div>
  );
}
