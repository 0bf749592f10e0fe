import type { LayerGroup, Map as LeafletInstance } from 'leaflet';
import { clustersOf } from './clusters.js';
import { labelsOf, namesOf } from './labels.js';
import { landscapeNames } from './named-points.js';
import { nameOn, pinOf, radiusOf, type Pinned } from './leaflet-layers.js';
import type { MapProps } from './outline-map.js';

/** Pixels between pins below which they are one. */
const GAP = 40;

interface Options extends MapProps {
  readonly countOf: (stores: number) => string;
  readonly clusterLabel: (names: readonly string[]) => string;
  readonly onPress: (pinned: readonly Pinned[]) => void;
}

/** The buttons on the map, which no name may be below. */
function buttonsOn(map: LeafletInstance) {
  const container = map.getContainer();
  const { left, top } = container.getBoundingClientRect();
  const buttons = [...(container.parentElement?.querySelectorAll('button') ?? [])];
  return buttons.map((button) => {
    const box = button.getBoundingClientRect();
    const radius = box.width / 2;
    return { x: box.left - left + radius, y: box.top - top + box.height / 2, radius };
  });
}

/** Draws pins and names for the current zoom. */
export function drawPins(map: LeafletInstance, layer: LayerGroup, options: Options): void {
  const { stores, outlines, countOf, clusterLabel, onPress } = options;
  const pointOf = (position: { readonly lat: number; readonly lng: number }) => {
    const { x, y } = map.latLngToContainerPoint(position);
    return { x, y };
  };
  const placed = stores.map((store, i) => ({
    item: { store, city: store.city, number: stores.length > 1 ? i + 1 : undefined },
    ...pointOf(store.position),
  }));
  const places = outlines.flatMap((outline) =>
    (outline.places ?? []).map(({ name, position }) => ({ item: name, ...pointOf(position) })),
  );
  const clusters = clustersOf(placed, GAP);
  const circles = [
    ...clusters.map(({ x, y, items }) => ({ x, y, radius: radiusOf(items.length) })),
    ...buttonsOn(map),
  ];
  const names = [
    ...namesOf(clusters, places, { radiusOf, countOf }),
    ...landscapeNames(outlines, pointOf),
  ];
  const { x: width, y: height } = map.getSize();
  layer.clearLayers();
  for (const label of labelsOf(names, circles, { width, height })) nameOn(map, label).addTo(layer);
  for (const { items } of clusters) pinOf(items, clusterLabel, () => onPress(items)).addTo(layer);
}
