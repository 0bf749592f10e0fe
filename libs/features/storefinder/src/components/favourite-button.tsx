import { Button, HeartIcon, SuccessIcon } from '@larder/ui';
import { useFavourites } from '../state/favourites/use-favourites.js';
import { useText } from '../messages/use-text.js';
import styles from './store-card.module.css';

/** The switch of a favourite store; a shopper without a script does not see it. */
export function FavouriteButton({
  storeId,
  name,
}: {
  readonly storeId: string;
  readonly name: string;
}) {
  const t = useText();
  const { isKept, toggle } = useFavourites();
  const isFavourite = isKept(storeId);
  return (
    <Button
      variant="quiet"
      className={styles.scripted}
      aria-pressed={isFavourite}
      icon={isFavourite ? <SuccessIcon /> : <HeartIcon />}
      onClick={() => toggle(storeId)}
    >
      {isFavourite ? t('favourite.is') : t('favourite.add')}
      <span className="visually-hidden">: {name}</span>
    </Button>
  );
}
