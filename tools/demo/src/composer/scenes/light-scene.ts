import { brotliCompressSync } from 'node:zlib';
import { placedGoods, type Scene } from './scene.js';

/**
 * The same scene for visitors who save data: the third of its goods that fills most of the picture for the
 * fewest bytes, so that large crates and baskets stay.
 */
export function lightScene(scene: Scene, draw: (scene: Scene) => string): Scene {
  const goods = scene.goods.trim().split('\n');
  const costOf = (good: string) => {
    const bytes = brotliCompressSync(draw({ ...scene, goods: good })).length;
    const { size = 1 } = placedGoods(good)[0] ?? {};
    return bytes / size ** 2;
  };
  const kept = new Set(
    goods
      .map((good) => ({ good, cost: costOf(good) }))
      .sort((one, other) => one.cost - other.cost)
      .slice(0, Math.ceil(goods.length / 3))
      .map(({ good }) => good),
  );
  return { ...scene, goods: goods.filter((good) => kept.has(good)).join('\n') };
}
