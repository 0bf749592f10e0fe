import type { ProductPlaceProps } from '@larder/contracts/catalogue';
import { HeartIcon, IconButton } from '@larder/ui';
import { useOwnText } from './own-text.js';
import { useOwn } from './use-own.js';

/** The heart of a product (FAV-02, FAV-03): on at once, and off again if it could not be stored. */
export default function Heart({ product: { sku, name } }: ProductPlaceProps) {
  const text = useOwnText();
  const { own, state } = useOwn();
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
