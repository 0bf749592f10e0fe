import { useEffect, useRef, useState } from 'react';
import type { CheckoutStore } from '@larder/contracts/distribution';
import { IconButton, MinusIcon, PlusIcon, RefreshIcon } from '@larder/ui';
import { latLngBounds, layerGroup, type Map as LeafletInstance } from 'leaflet';
import type { Point } from '../../api/distance.js';
import type { StorefinderSettings } from '../../config.js';
import { useText } from '../../messages/use-text.js';
import { drawPins } from './draw-pins.js';
import { isWholeShown, landAround } from './land-around.js';
import { drawMap, type Pinned } from './leaflet-layers.js';
import styles from './map.module.css';
import toolStyles from './map-tools.module.css';
import type { MapProps } from './outline-map.js';

interface Props extends MapProps {
  readonly tiles: StorefinderSettings['tiles'];
  readonly onChoose: ((storeId: string) => void) | undefined;
}

/** Padding around the pins; at the top with space for the buttons on the map. */
const PADDING = {
  paddingTopLeft: [32, 80] as [number, number],
  paddingBottomRight: [32, 32] as [number, number],
};
/** A whole land leaves the corner of the buttons free by itself. */
const LAND_PADDING = { padding: [24, 24] as [number, number] };
const CLOSEST = 15;

function show(map: LeafletInstance, points: readonly Point[], padding: object = PADDING): void {
  if (points.length === 0) return;
  map.fitBounds(latLngBounds([...points]), { ...padding, maxZoom: CLOSEST, animate: false });
}

const positionsOf = (stores: readonly CheckoutStore[]) => stores.map(({ position }) => position);

/**
 * All stores, and the land around them: where there are too few for a map and no tiles that fill it, and
 * where they spread over most of a land, which is not cut off.
 */
function showAll(map: LeafletInstance, { stores, outlines, tiles }: Omit<Props, 'onChoose'>): void {
  const all = positionsOf(stores);
  const isFew = stores.length < 2 && (stores.length === 0 || tiles === undefined);
  const land = landAround(stores, outlines);
  if (isWholeShown(stores, outlines)) show(map, [...all, ...land], LAND_PADDING);
  else show(map, isFew ? [...all, ...land] : all);
}

/** The map that can be moved: by mouse, two fingers, keys and its buttons. It takes no page scroll. */
export default function LeafletMap({ stores, outlines, tiles, onChoose }: Props) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletInstance>();
  const choose = useRef(onChoose);
  const latestText = useRef(t);
  useEffect(() => {
    choose.current = onChoose;
    latestText.current = t;
  });

  useEffect(() => {
    if (!place.current) return;
    const made = drawMap(place.current, outlines, tiles);
    setMap(made);
    return () => {
      setMap(undefined);
      made.remove();
    };
  }, [outlines, tiles]);

  useEffect(() => {
    if (!map) return;
    showAll(map, { stores, outlines, tiles });
    const pins = layerGroup().addTo(map);
    const onPress = (pinned: readonly Pinned[]) => {
      const [only] = pinned;
      if (only && pinned.length === 1) choose.current?.(only.store.storeId);
      else show(map, positionsOf(pinned.map(({ store }) => store)));
    };
    const clusterLabel = (names: readonly string[]) =>
      latestText.current('map.cluster', { count: names.length, list: names.join(', ') });
    const countOf = (count: number) => latestText.current('result', { count });
    const options = { stores, outlines, countOf, clusterLabel, onPress };
    const draw = () => drawPins(map, pins, options);
    draw();
    map.on('zoomend', draw);
    return () => {
      map.off('zoomend', draw);
      pins.remove();
    };
  }, [map, stores, outlines, tiles]);

  return (
    <>
      <div ref={place} className={styles.leaflet} role="group" aria-label={t('map.hint')} />
      <div className={toolStyles.tools}>
        <IconButton raised label={t('map.in')} icon={<PlusIcon />} onClick={() => map?.zoomIn()} />
        <IconButton
          raised
          label={t('map.out')}
          icon={<MinusIcon />}
          onClick={() => map?.zoomOut()}
        />
        <IconButton
          raised
          label={t('map.all')}
          icon={<RefreshIcon />}
          onClick={() => map && showAll(map, { stores, outlines, tiles })}
        />
      </div>
    </>
  );
}
