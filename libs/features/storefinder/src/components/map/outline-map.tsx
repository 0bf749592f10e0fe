import type { CheckoutStore } from '@larder/contracts/distribution';
import type { MapOutline } from '@larder/contracts/stores';
import { useText } from '../../messages/use-text.js';
import { clustersOf } from './clusters.js';
import { labelsOf, namesOf } from './labels.js';
import styles from './map.module.css';
import { landAround } from './land-around.js';
import { landscapeNames } from './named-points.js';
import { projectionOf } from './projection.js';
import { shapesOf } from './shapes.js';

const WIDTH = 640;
const RADIUS = 17;
const CLUSTER_RADIUS = 22;

const radiusOf = (count: number) => (count > 1 ? CLUSTER_RADIUS : RADIUS);

export interface MapProps {
  readonly stores: readonly CheckoutStore[];
  readonly outlines: readonly MapOutline[];
}

/** The map as a drawing, made by the server without anybody's pictures; the list has all it shows. */
export function OutlineMap({ stores, outlines }: MapProps) {
  const t = useText();
  const points = [...landAround(stores, outlines), ...stores.map(({ position }) => position)];
  const { width, height, to } = projectionOf(points, WIDTH);
  const pins = stores.map((store, i) => ({
    item: { city: store.city, number: stores.length > 1 ? i + 1 : undefined },
    ...to(store.position),
  }));
  const clusters = clustersOf(pins, 2 * RADIUS);
  const circles = clusters.map(({ items, ...point }) => ({
    ...point,
    radius: radiusOf(items.length),
  }));
  const places = outlines.flatMap((outline) =>
    (outline.places ?? []).map(({ name, position }) => ({ item: name, ...to(position) })),
  );
  const countOf = (count: number) => t('result', { count });
  const names = [
    ...namesOf(clusters, places, { radiusOf, countOf }),
    ...landscapeNames(outlines, to),
  ];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={styles.drawing}
      role="img"
      aria-label={t('map.label')}
    >
      {shapesOf(outlines).map(({ key, kind, points: corners, width: stroke }) => {
        const Line = kind === 'water' || kind === 'road' ? 'polyline' : 'polygon';
        const path = corners.map((point) => Object.values(to(point)).join()).join(' ');
        return <Line key={key} points={path} data-kind={kind} strokeWidth={stroke} />;
      })}
      {labelsOf(names, circles, { width, height }).map(({ name, x, y, kind = 'place' }) => (
        <text key={`${kind} ${name}`} x={x} y={y} dy="0.35em" textAnchor="middle" data-kind={kind}>
          {name}
        </text>
      ))}
      {[...clusters].reverse().map(({ x, y, items }) => (
        <g key={`${x} ${y}`}>
          {items.length > 1 ? <Cluster x={x} y={y} /> : <circle cx={x} cy={y} r={RADIUS} />}
          <text x={x} y={y} dy="0.35em" textAnchor="middle">
            {items.length > 1 ? `${items.length}` : items[0]?.number}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Square and with a sign, unlike the numbers of the list. */
function Cluster({ x, y }: { readonly x: number; readonly y: number }) {
  const size = 2 * CLUSTER_RADIUS;
  return <rect x={x - CLUSTER_RADIUS} y={y - CLUSTER_RADIUS} width={size} height={size} rx={8} />;
}
