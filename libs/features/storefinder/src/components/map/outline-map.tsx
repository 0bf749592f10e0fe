import type { CheckoutStore } from '@larder/contracts/distribution';
import type { MapOutline } from '@larder/contracts/stores';
import type { Point } from '../../api/distance.js';
import { useText } from '../../messages/use-text.js';
import { clustersOf } from './clusters.js';
import { labelsOf, namesOf } from './labels.js';
import styles from './map.module.css';
import { landAround } from './land-around.js';
import { projectionOf, type Projection } from './projection.js';

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
    item: { city: store.city, number: i + 1 },
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
  const names = namesOf(clusters, places, {
    radiusOf,
    countOf: (count) => t('result', { count }),
  });
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={styles.drawing}
      role="img"
      aria-label={t('map.label')}
    >
      {outlines.map((outline) => (
        <Outline key={`${outline.kind} ${outline.name}`} outline={outline} to={to} />
      ))}
      {labelsOf(names, circles, { width, height }).map(({ name, x, y }) => (
        <text key={name} x={x} y={y} dy="0.35em" textAnchor="middle" data-kind="place">
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

interface OutlineProps {
  readonly outline: MapOutline;
  readonly to: Projection['to'];
}

function Outline({ outline, to }: OutlineProps) {
  const { kind, polygon, rivers = [], roads = [] } = outline;
  const pointsOf = (line: readonly Point[]) =>
    line.map((point) => Object.values(to(point)).join()).join(' ');
  return (
    <>
      <polygon data-kind={kind} points={pointsOf(polygon)} />
      {rivers.map(({ name, line }) => (
        <polyline key={name} points={pointsOf(line)} />
      ))}
      {roads.map(({ name, line }) => (
        <polyline key={name} points={pointsOf(line)} data-kind="road" />
      ))}
    </>
  );
}
