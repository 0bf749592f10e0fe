import { darker, inkOn, lighter, mix, place, svg } from '../svg.js';
import type { Box, Design, Pack } from './parts.js';
import { arts, isFlat, lettered, paper, part, rect } from './parts.js';

const oneInk = (ink: string) => ({ brand: ink, title: ink, size: ink });

/** The goods as large as the label and cut by its edge, under the brand and the name. */
const bleed: Design = (pack, box) => {
  const { x, y, w, h } = box;
  const flat = isFlat(box);
  const size = flat ? h * 1.2 : Math.min(w, h * 0.58);
  const [cx, cy] = flat ? [x + w * 0.8, y + h * 0.54] : [x + w / 2, y + h * 0.74];
  const places = flat
    ? {
        brand: part(box, 0.05, 0.08, 0.54, 0.22),
        title: part(box, 0.05, 0.34, 0.54, 0.38),
        size: part(box, 0.05, 0.77, 0.54, 0.14),
      }
    : {
        brand: part(box, 0.13, 0.05, 0.74, 0.11),
        title: part(box, 0.13, 0.17, 0.74, 0.19),
        size: part(box, 0.2, 0.37, 0.6, 0.07),
      };
  return (
    rect(box, pack.ground) +
    svg`<circle cx="${cx}" cy="${cy + size * 0.16}" r="${size * 0.66}" fill="${lighter(pack.ground, 0.6)}"/>` +
    arts(pack, cx, cy, size) +
    lettered(pack, places, oneInk(inkOn(pack.ground)))
  );
};

/** Where goods lie around the seal, in shares of a tall box and of a flat one. */
const around = {
  tall: [
    [0.14, 0.09, -18],
    [0.52, 0.05, 8],
    [0.88, 0.12, 20],
    [0.1, 0.9, 14],
    [0.48, 0.96, -10],
    [0.87, 0.88, -22],
  ],
  flat: [
    [0.06, 0.2, -18],
    [0.09, 0.84, 14],
    [0.92, 0.16, 20],
    [0.94, 0.8, -16],
  ],
} as const;

function scattered({ art, filter }: Pack, { x, y, w, h }: Box, flat: boolean): string {
  const [first = 'red-apple', second = first] = art;
  const size = flat ? h * 0.56 : Math.min(w * 0.42, h * 0.3);
  return around[flat ? 'flat' : 'tall']
    .map(([left, top, turn], i) =>
      place(i % 2 === 1 ? second : first, x + w * left, y + h * top, {
        size,
        turn,
        ...(filter !== undefined && (i % 2 === 0 || art.length < 2) && { filter }),
      }),
    )
    .join('');
}

/** All words in a round seal, and the goods strewn around it. */
const seal: Design = (pack, box) => {
  const { x, y, w, h } = box;
  const flat = isFlat(box);
  const [cx, cy] = [x + w / 2, y + h / 2];
  const rx = flat ? w * 0.37 : Math.min(w * 0.47, h * 0.39);
  const ry = flat ? h * 0.47 : rx;
  const within = (share: number, top: number, height: number): Box => ({
    x: cx - rx * share,
    y: cy + ry * top,
    w: rx * share * 2,
    h: ry * height,
  });
  const ring = (by: number, fill: string, extra = '') =>
    svg`<ellipse cx="${cx}" cy="${cy}" rx="${rx - by}" ry="${ry - by}" fill="${fill}"${extra}/>`;
  const ink = darker(pack.side, 0.2);
  return (
    rect(box, pack.ground) +
    scattered(pack, box, flat) +
    ring(0, paper) +
    ring(ry * 0.07, 'none', svg` stroke="${pack.accent}" stroke-width="${ry * 0.05}"`) +
    lettered(
      pack,
      {
        brand: within(0.72, -0.66, 0.38),
        title: within(0.84, -0.26, 0.64),
        size: within(0.5, 0.46, 0.21),
      },
      { brand: pack.side, title: ink, size: pack.side },
    )
  );
};

/** Pulses in their bowl, of which a window shows the heap alone. */
const heaped = /^own-(chana|kabuli|masoor|moong|urad|pigeon)/;

/** The goods behind a clear pane. Its own coordinates begin at its corner. */
function pane(pack: Pack, b: Box): string {
  const [first = 'red-apple'] = pack.art;
  const frame = lighter(pack.ground, 0.72);
  const isHeap = heaped.test(first);
  const size = isHeap ? Math.max(b.w / 0.5, b.h / 0.27) : Math.min(b.w, b.h) * 1.02;
  const shown = isHeap
    ? place(first, b.w / 2, b.h / 2 + size * 0.09, { size })
    : arts(pack, b.w / 2, b.h / 2, size);
  const edge = Math.min(b.w, b.h) * 0.05;
  return (
    rect(b, mix(pack.ground, '#3b2412', 0.55)) +
    svg`<svg x="${b.x}" y="${b.y}" width="${b.w}" height="${b.h}">${isHeap ? '' : rect({ ...b, x: 0, y: 0 }, mix(pack.ground, paper, 0.84))}${shown}<path d="M${b.w * 0.08} ${b.h}L${b.w * 0.42} 0H${b.w * 0.62}L${b.w * 0.28} ${b.h}z" fill="#fff" opacity=".2"/></svg>` +
    svg`<rect x="${b.x}" y="${b.y}" width="${b.w}" height="${b.h}" rx="${edge * 1.1}" fill="none" stroke="${frame}" stroke-width="${edge}"/>`
  );
}

/** A window in the pack, through which one sees the goods, under the brand and the name. */
const window: Design = (pack, box) => {
  const flat = isFlat(box);
  const ink = inkOn(pack.ground);
  const places = flat
    ? {
        brand: part(box, 0.42, 0.07, 0.53, 0.24),
        title: part(box, 0.42, 0.34, 0.53, 0.38),
        size: part(box, 0.42, 0.77, 0.43, 0.14),
      }
    : {
        brand: part(box, 0.13, 0.05, 0.74, 0.13),
        title: part(box, 0.13, 0.2, 0.74, 0.19),
        size: part(box, 0.26, 0.885, 0.5, 0.07),
      };
  return (
    rect(box, pack.ground) +
    pane(pack, flat ? part(box, 0.05, 0.1, 0.32, 0.8) : part(box, 0.1, 0.42, 0.8, 0.44)) +
    lettered(pack, places, oneInk(ink))
  );
};

/** Layouts that are known by how they show the goods. */
export const pictureLabels = { bleed, seal, window };
