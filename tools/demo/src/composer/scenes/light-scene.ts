import { brotliCompressSync, gzipSync } from 'node:zlib';
import { placedGoods, type Scene } from './scene.js';

/** Share of the banner's bytes up to which its smaller one is filled. */
const SHARE = 0.6;
/** Kinds of goods that a vessel keeps when the banner is still too large. */
const KINDS = 4;

/**
 * The same scene for visitors who save data: the quarter of its goods that fills most of the picture for the
 * fewest bytes, so that large crates and baskets stay, and then whatever else has room, so that no scene
 * of few and heavy goods looks cleared.
 */
export function lightScene(scene: Scene, draw: (scene: Scene) => string): Scene {
  const goods = scene.goods.trim().split('\n');
  const only = (kept: ReadonlySet<string>): Scene => ({
    ...scene,
    goods: goods.filter((good) => kept.has(good)).join('\n'),
  });
  const sizeOf = (one: Scene) => gzipSync(draw(one)).length;
  const costOf = (good: string) => {
    const bytes = brotliCompressSync(draw(only(new Set([good])))).length;
    const { size = 1 } = placedGoods(good)[0] ?? {};
    return bytes / size ** 2;
  };
  const cheapest = goods
    .map((good) => ({ good, cost: costOf(good) }))
    .sort((one, other) => one.cost - other.cost)
    .map(({ good }) => good);
  const quarter = Math.ceil(goods.length / 4);
  const room = SHARE * sizeOf(scene);
  const kept = new Set(cheapest.slice(0, quarter));
  for (const good of cheapest.slice(quarter)) {
    if (sizeOf(only(new Set([...kept, good]))) <= room) kept.add(good);
  }
  const light = only(kept);
  return sizeOf(light) <= room ? light : { ...light, goods: fewerKinds(light.goods) };
}

/** The same vessels with fewer kinds of goods in them. */
const fewerKinds = (goods: string) =>
  goods.replace(/ : (.+)$/gm, (_all, contents: string) => {
    const kinds = [...new Set(contents.split(' '))];
    const every = Math.max(2, kinds.length / KINDS);
    return ` : ${kinds.filter((_, i) => i % every < 1).join(' ')}`;
  });
