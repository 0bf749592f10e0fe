import { lazy, useFeature, useModule } from '@larder/platform';
import type { StorefinderSettings } from '../../config.js';
import { useText } from '../../messages/use-text.js';
import styles from './map.module.css';
import { OutlineMap, type MapProps } from './outline-map.js';

/** Comes after the page, in the browser alone. */
const leafletMap = lazy(() => import('./leaflet-map.js'));

interface Props extends MapProps {
  /** Called when a shopper presses a store's pin. */
  readonly onChoose: (storeId: string) => void;
}

/** The map: a drawing at first, to be moved about once its code is there. */
export function StoreMap({ stores, outlines, onChoose }: Props) {
  const t = useText();
  const tiles = useFeature().settings<StorefinderSettings | undefined>('storefinder')?.tiles;
  const LeafletMap = useModule(leafletMap)?.default;
  // Neither a store nor a country outline to show.
  if (stores.length === 0 && outlines.length === 0) return null;
  return (
    <section className={styles.map} aria-label={t('map.label')}>
      {LeafletMap ? (
        <LeafletMap stores={stores} outlines={outlines} tiles={tiles} onChoose={onChoose} />
      ) : (
        <OutlineMap stores={stores} outlines={outlines} />
      )}
      {tiles && <p className={styles.attribution}>{tiles.attribution}</p>}
    </section>
  );
}
