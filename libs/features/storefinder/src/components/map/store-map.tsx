import { ClientOnly, lazy, useFeature } from '@larder/platform';
import type { StorefinderSettings } from '../../config.js';
import { useText } from '../../messages/use-text.js';
import { areAreasShown } from './land-around.js';
import styles from './map.module.css';
import toolStyles from './map-tools.module.css';
import { OutlineMap, type MapProps } from './outline-map.js';
import { useSeen } from './use-seen.js';

/** Comes after the page, in the browser alone. */
const leafletMap = lazy(() => import('./leaflet-map.js'));

interface Props extends MapProps {
  /** Called when a shopper presses a store's pin. */
  readonly onChoose?: (storeId: string) => void;
}

/** The map: a drawing at first, to be moved about once somebody sees it and its code is there. */
export function StoreMap({ stores, outlines, onChoose }: Props) {
  const t = useText();
  const tiles = useFeature().settings<StorefinderSettings | undefined>('storefinder')?.tiles;
  const [section, isSeen] = useSeen<HTMLElement>();
  // Neither a store nor a country outline to show.
  if (stores.length === 0 && outlines.length === 0) return null;
  return (
    <>
      <section ref={section} className={styles.map} aria-label={t('map.label')}>
        {isSeen ? (
          <ClientOnly
            component={leafletMap}
            props={{ stores, outlines, tiles, onChoose }}
            fallback={<OutlineMap stores={stores} outlines={outlines} />}
          />
        ) : (
          <OutlineMap stores={stores} outlines={outlines} />
        )}
        {tiles && <p className={toolStyles.attribution}>{tiles.attribution}</p>}
      </section>
      {areAreasShown(stores, outlines) && (
        <p className={toolStyles.legend}>
          <span aria-hidden="true" className={toolStyles.swatch} />
          {t('map.area')}
        </p>
      )}
    </>
  );
}
