import type { CheckoutStore } from '@larder/contracts/distribution';
import type { MapOutline } from '@larder/contracts/stores';
import type { Point } from '../../api/distance.js';
import { useText } from '../../messages/use-text.js';
import { clusterNumbers, clustersOf } from './clusters.js';
import styles from './map.module.css';
import { landAround } from './land-around.js';
import { projectionOf, type Projection } from './projection.js';

const WIDTH = 640;
const RADIUS = 17;
const CLUSTER_RADIUS = 22;
/** Names stand below the pins of their stores. */
const LABEL_BELOW = 36;

export interface MapProps {
  readonly stores: readonly CheckoutStore[];
  readonly outlines: readonly MapOutline[];
}

/** The map as a drawing, made by the server without anybody's pictures; the list has all it shows. */
export function OutlineMap({ stores, outlines }: MapProps) {
  const t = useText();
  const points = [...landAround(stores, outlines), ...stores.map(({ position }) => position)];
  const { width, height, to } = projectionOf(points, WIDTH);
  const pins = stores.map((store, at) => ({ item: at + 1, ...to(store.position) }));
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
      {[...clustersOf(pins, 2 * RADIUS)].reverse().map(({ x, y, items }) => (
        <g key={`${x} ${y}`}>
          <circle
            cx={x}
            cy={y}
            r={items.length > 1 ? CLUSTER_RADIUS : RADIUS}
            data-cluster={items.length > 1 || undefined}
          />
          <text x={x} y={y} dy="0.35em" textAnchor="middle">
            {items.length > 1 ? clusterNumbers(items) : items[0]}
          </text>
        </g>
      ))}
    </svg>
  );
}

interface OutlineProps {
  readonly outline: MapOutline;
  readonly to: Projection['to'];
}

function Outline({ outline, to }: OutlineProps) {
  const { kind, polygon, rivers = [], roads = [], places = [] } = outline;
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
      {places.map(({ name, position }) => (
        <text key={name} {...to(position)} dy={LABEL_BELOW} textAnchor="middle" data-kind="place">
          {name}
        </text>
      ))}
    </>
  );
}
