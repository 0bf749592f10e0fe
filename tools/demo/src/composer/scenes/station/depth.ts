import { svg } from '../../svg.js';

/** The point on the horizon that everything recedes to. */
export const far = { x: 420, y: 262 } as const;

/** A point of the foremost plane at a depth: 1 is the foremost plane, 0 the horizon. */
export const at = (x: number, y: number, depth: number): readonly [number, number] => [
  far.x + (x - far.x) * depth,
  far.y + (y - far.y) * depth,
];

/** An upright surface that recedes along `x`, from `near` to `end`, between two heights. */
export function wall(
  x: number,
  [top, foot]: readonly [number, number],
  [near, end]: readonly [number, number],
): string {
  const points = [at(x, top, near), at(x, top, end), at(x, foot, end), at(x, foot, near)];
  return svg`M${points.map(([px, py]) => svg`${px} ${py}`).join('L')}z`;
}

/** A level surface at a height, between two lines that recede. */
export function level(
  y: number,
  [left, right]: readonly [number, number],
  [near, end]: readonly [number, number],
): string {
  const points = [at(left, y, near), at(left, y, end), at(right, y, end), at(right, y, near)];
  return svg`M${points.map(([px, py]) => svg`${px} ${py}`).join('L')}z`;
}

/** Depths of things that stand in equal steps behind each other. */
export const depths = (count: number, step: number, first = 1) =>
  Array.from({ length: count }, (_, i) => 1 / (1 / first + i * step));
