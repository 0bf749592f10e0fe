import type { ProductSlotProps } from '@larder/contracts/catalogue';
import { HeartIcon, IconButton } from '@larder/ui';
import { usePersonalText } from '../../messages/personal-text.js';
import { usePersonalData } from '../../components/personal/use-personal.js';

/** The heart of a product (FAV-02, FAV-03): on at once, and off again if it could not be stored. */
export default function FavoriteButton({ product: { sku, name } }: ProductSlotProps) {
  const text = usePersonalText();
  const { own, state } = usePersonalData();
  const isOn = state.favorites.has(sku);
  return (
    <IconButton
      raised
      pressed={isOn}
      label={text(isOn ? 'own.remove' : 'own.add', { name })}
      icon={<HeartIcon filled={isOn} />}
      onClick={() => own.toggle({ sku, name })}
    />
  );
}
