import type { CheckoutStore } from '@larder/contracts/distribution';
import type { MapOutline } from '@larder/contracts/stores';
import { divIcon, map as createMap, marker, polygon, polyline, tileLayer } from 'leaflet';
import type { Layer, Map as LeafletInstance, Marker } from 'leaflet';
import type { StorefinderSettings } from '../../config.js';
import type { Label } from './labels.js';
import { shapesOf, type Shape } from './shapes.js';
import styles from './map.module.css';

/** Pixels from the middle of a pin to its edge. */
export const radiusOf = (count: number) => (count > 1 ? 22 : 17);

/** A map with outlines and, where the shop has them, pictures. Its own controls write HTML: they are off. */
export function drawMap(
  place: HTMLElement,
  outlines: readonly MapOutline[],
  tiles: StorefinderSettings['tiles'],
): LeafletInstance {
  const isTouched = window.matchMedia?.('(pointer: coarse)').matches ?? false;
  const map = createMap(place, {
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    // One finger moves the page, two the map.
    dragging: !isTouched,
    zoomAnimation: false,
    fadeAnimation: false,
    // Pictures are sharp at whole steps alone; a drawing fills the map at any.
    zoomSnap: tiles ? 1 : 0.1,
    minZoom: 5,
    maxZoom: tiles?.maxZoom ?? 17,
    center: [0, 0],
    zoom: 6,
  });
  if (tiles) tileLayer(tiles.url, { maxZoom: tiles.maxZoom }).addTo(map);
  for (const shape of shapesOf(outlines)) {
    // Pictures show the land themselves.
    if (!tiles || shape.kind === 'area') layerOf(shape).addTo(map);
  }
  return map;
}

function layerOf({ kind, points, width }: Shape): Layer {
  const options = { interactive: false, className: styles[kind] ?? '', weight: width };
  const isLine = kind === 'water' || kind === 'road';
  return isLine ? polyline([...points], options) : polygon([...points], options);
}

/** A name in the middle of its point on the screen. */
export function nameOn(map: LeafletInstance, { name, x, y, kind }: Label): Marker {
  const text = document.createElement('span');
  text.textContent = name;
  if (kind) text.dataset['kind'] = kind;
  const icon = divIcon({ html: text, className: styles.place ?? '', iconSize: [0, 0] });
  const position = map.containerPointToLatLng([x, y]);
  return marker(position, { icon, interactive: false, keyboard: false, zIndexOffset: -1000 });
}

export interface Pinned {
  readonly store: CheckoutStore;
  /** In the list beside the map; a single store needs none. */
  readonly number: number | undefined;
}

/**
 * A pin with the number of a store in the list, or a square with the number of stores; a button for
 * keyboards and screen readers.
 */
export function pinOf(
  pinned: readonly Pinned[],
  clusterLabel: (names: readonly string[]) => string,
  onPress: () => void,
): Marker {
  const [first] = pinned;
  const isCluster = pinned.length > 1;
  const number = first?.number === undefined ? '' : `${first.number}`;
  const name = isCluster
    ? clusterLabel(pinned.map(({ store }) => store.name))
    : (first?.store.name ?? '');
  const text = document.createElement('span');
  text.textContent = isCluster ? `${pinned.length}` : number;
  const size = 2 * radiusOf(pinned.length);
  const className = `${styles.pin ?? ''} ${isCluster ? (styles.cluster ?? '') : ''}`.trim();
  const icon = divIcon({ html: text, className, iconSize: [size, size] });
  const pin = marker(first?.store.position ?? [0, 0], { icon, title: name, keyboard: true });
  pin.on('click', onPress);
  pin.on('keypress', ({ originalEvent }) => {
    if (originalEvent.key === 'Enter' || originalEvent.key === ' ') onPress();
  });
  // The name has the number that is seen on the pin.
  const label = isCluster || number === '' ? name : `${number}. ${name}`;
  pin.on('add', () => pin.getElement()?.setAttribute('aria-label', label));
  return pin;
}
