import { times } from './dishes/shapes.js';
import { boardPack } from './board-pack.js';
import { type Pack, paper, printed } from './label.js';
import { darker, groundShadow, mix, place, svg } from './svg.js';

/** Drawings of several slices or sausages: two of them fill a tray. */
const laidOut = new Set(
  ['bologna', 'cured-ham', 'ham', 'mountain-slices', 'salami', 'sausages', 'smoked'].map(
    (name) => `own-${name}`,
  ),
);

/** Where small goods lie in a tray. */
const spots = [
  [128, 196],
  [208, 180],
  [292, 186],
  [362, 204],
  [164, 252],
  [244, 244],
  [322, 256],
  [112, 268],
  [384, 268],
] as const;

/** Berries that are smaller than the other goods. */
const berries = new Set(['own-raspberry', 'blueberries', 'own-blackberry']);

/** Rows of a punnet of berries, each in the gaps of the one behind it. */
const berryHeap = (name: string) =>
  times(4, (row) => {
    const count = row % 2 === 0 ? 6 : 7;
    return times(count, (i) =>
      place(
        name,
        240 + (i - (count - 1) / 2) * (48 + row * 2),
        160 + row * 36 + ((i * 5) % 3) * 5,
        {
          size: 70,
          turn: ((i * 47 + row * 31) % 60) - 30,
        },
      ),
    );
  });

function goodsOf({ art, count, filter }: Pack): string {
  const [first = 'strawberry', second = first] = art;
  const how = filter === undefined ? {} : { filter };
  if (laidOut.has(first)) {
    return (
      place(second, 332, 234, { size: 244, ...(art.length > 1 ? {} : how) }) +
      place(first, 152, 226, { size: 244, ...how })
    );
  }
  if (berries.has(first) && art.length === 1) return berryHeap(first);
  if (count === 1) return place(first, 240, 232, { size: 280, ...how });
  return spots
    .map(([x, y], i) =>
      place(i % 3 === 1 ? second : first, x, y, {
        size: 112,
        turn: ((i * 47) % 50) - 25,
        ...(i % 3 === 1 && art.length > 1 ? {} : how),
      }),
    )
    .join('');
}

/** Berries, meat and cheese under film; `eggs` is the pulp box of eggs, `board` a flat pack of thin slices. */
export function tray(pack: Pack): string {
  if (pack.look === 'eggs') return eggs(pack);
  if (pack.look === 'board') return boardPack(pack);
  const tone = mix(pack.ground, '#ffffff', 0.82);
  return (
    groundShadow(240, 424, 196) +
    svg`<path d="M34 142h412l-26 254q-3 26-28 26H88q-25 0-28-26z" fill="${darker(tone, 0.14)}"/><path d="M52 156h376l-22 220H74z" fill="${darker(tone, 0.3)}"/>` +
    `<clipPath id="t"><path d="M40 60h400l-30 330H70z"/></clipPath><g clip-path="url(#t)">${goodsOf(pack)}</g>` +
    '<path d="M34 142h412l-4 40q-100-26-200-26T38 182z" fill="#fff" opacity=".3"/><path d="M70 176l26 190" stroke="#fff" stroke-opacity=".55" stroke-width="9" stroke-linecap="round"/>' +
    printed(
      { ...pack, art: pack.art.slice(0, 1) },
      'M62 300h356l-10 110q-1 8-9 8H81q-8 0-9-8z',
      { x: 62, y: 300, w: 356, h: 118 },
      false,
    )
  );
}

/** As many eggs as the pack has, in two rows; those in front hide the feet of those behind. */
function eggs(pack: Pack): string {
  const tone = mix(pack.ground, '#d8cdb8', 0.7);
  const row = Math.ceil((Number.parseInt(pack.size, 10) || 10) / 2);
  const egg = (x: number, y: number, fill: string) =>
    svg`<path d="M${x} ${y}c26 0 42 40 42 68s-18 44-42 44-42-16-42-44 16-68 42-68z" fill="${fill}"/><path d="M${x + 12} ${y + 4}c18 14 30 42 30 64 0 28-18 44-42 44 34-12 38-62 12-108z" fill="#5a2f10" opacity=".16"/><ellipse cx="${x - 14}" cy="${y + 40}" rx="9" ry="18" fill="#fff" opacity=".4"/>`;
  const shells = ['#d9a06b', '#e8bd90', '#cf9360', '#f0d3b0'];
  const shell = (i: number) => shells[i % 4] ?? paper;
  const step = row < 4 ? 96 : 72;
  const left = 240 - (row * step) / 2;
  const width = row * step;
  const at = (i: number) => left + (i + 0.5) * step;
  const bumps = times(row, (i) => svg`M${left + i * step} 262q${step / 2}-44 ${step} 0`);
  const box = { x: left + 10, y: 290, w: width - 20, h: 118 };
  return (
    groundShadow(240, 420, width / 2 + 14) +
    times(row, (i) =>
      egg(240 + (at(i) - 240) * 0.9 + step * 0.14, 110, darker(shell(i + 2), 0.1)),
    ) +
    times(row, (i) => egg(at(i) - step * 0.05, 160, shell(i))) +
    svg`<path d="${bumps}V400q0 18-18 18H${left + 18}q-18 0-18-18z" fill="${tone}"/><path d="M${left} 260h${width}v40H${left}z" fill="${tone}"/>` +
    printed(
      { ...pack, art: pack.art.slice(-1) },
      svg`M${box.x + 6} 290h${box.w - 12}q6 0 6 6v106q0 6-6 6H${box.x + 6}q-6 0-6-6V296q0-6 6-6z`,
      box,
      false,
    )
  );
}
