import { HeartIcon, IconButton } from '@larder/ui';
import { useSavedRecipes } from '../../state/saved/use-saved-recipes.js';
import { useSavedText } from './saved-text.js';

interface Props {
  readonly slug: string;
  readonly name: string;
}

/** The heart of a recipe. */
export default function SaveButton({ slug, name }: Props) {
  const text = useSavedText();
  const { slugs, toggle } = useSavedRecipes();
  const isSaved = slugs.includes(slug);
  return (
    <IconButton
      raised
      pressed={isSaved}
      label={text(isSaved ? 'unsave' : 'save', { name })}
      icon={<HeartIcon filled={isSaved} />}
      onClick={() => void toggle(slug)}
    />
  );
}
