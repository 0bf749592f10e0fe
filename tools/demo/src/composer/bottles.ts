import { type Box, type Pack, label, printed } from './label.js';
import { darker, groundShadow, mix, svg } from './svg.js';

type Silhouette = {
  w: number;
  top: number;
  neck: number;
  neckEnd: number;
  shoulder: number;
  bottom: number;
  r: number;
};

/** Outline of a bottle around the picture's middle. */
function outline({ w, top, neck, neckEnd, shoulder, bottom, r }: Silhouette, x = 240): string {
  const left = x - w / 2;
  const right = x + w / 2;
  const mid = (neckEnd + shoulder) / 2;
  return svg`M${x - neck / 2} ${top}V${neckEnd}C${x - neck / 2} ${mid} ${left} ${mid} ${left} ${shoulder}V${bottom - r}Q${left} ${bottom} ${left + r} ${bottom}H${right - r}Q${right} ${bottom} ${right} ${bottom - r}V${shoulder}C${right} ${mid} ${x + neck / 2} ${mid} ${x + neck / 2} ${neckEnd}V${top}Z`;
}

type Style = {
  shape: Silhouette;
  glass: (pack: Pack) => string;
  cap: (pack: Pack) => string;
  capHeight: number;
  label: { from: number; to: number };
};

const silhouettes: Record<string, Silhouette> = {
  tall: { w: 164, top: 40, neck: 50, neckEnd: 84, shoulder: 172, bottom: 446, r: 18 },
  slim: { w: 150, top: 32, neck: 44, neckEnd: 112, shoulder: 196, bottom: 446, r: 16 },
  broad: { w: 186, top: 52, neck: 60, neckEnd: 88, shoulder: 164, bottom: 446, r: 24 },
  squat: { w: 180, top: 62, neck: 52, neckEnd: 106, shoulder: 158, bottom: 446, r: 28 },
};

/**
 * Look, silhouette, width, colour of the glass and of the cap (or which of the pack's colours, for
 * glass in a pale tone of it), height of the cap, where the label begins and ends.
 */
const table = `
plain | tall | 164 | pale | side | 28 | 190 412
water | tall | 170 | clear | ground | 26 | 206 390
beer | slim | 152 | #6b3a14 | accent | 16 | 208 408
longneck | slim | 140 | #b9cf9a | side | 16 | 212 404
wine | slim | 154 | #23402c | side | 62 | 216 418
rose | slim | 154 | #f0b7a6 | side | 62 | 216 418
white | slim | 154 | #b9bf74 | side | 62 | 216 418
sparkling | slim | 164 | #1d3a2c | #d9b44a | 92 | 224 412
spirit | squat | 184 | pale | side | 34 | 196 410
oil | slim | 150 | #d9b930 | side | 26 | 204 410
darkoil | slim | 150 | #26351a | side | 26 | 204 410
dark | squat | 164 | #3a2016 | ground | 30 | 190 410
juice | broad | 176 | #6a1f45 | side | 24 | 196 410
syrup | slim | 156 | #efe2a2 | side | 24 | 206 412
`;

function glassColour(key: string, pack: Pack): string {
  if (key === 'pale') return mix(pack.ground, '#fff6e6', 0.5);
  return key === 'clear' ? mix(pack.ground, '#e9f8ff', 0.72) : key;
}

function capColour(key: string, pack: Pack): string {
  return key === 'side' || key === 'ground' || key === 'accent' ? pack[key] : key;
}

const styles: ReadonlyMap<string, Style> = new Map(
  table
    .trim()
    .split('\n')
    .map((line): [string, Style] => {
      const [look = '', form = '', w, glass = '', cap = '', height, span = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      const [from = 0, to = 0] = span.split(' ').map(Number);
      const shape = silhouettes[form];
      if (!shape) throw new Error(`No silhouette "${form}"`);
      return [
        look,
        {
          shape: { ...shape, w: Number(w) },
          glass: (pack) => glassColour(glass, pack),
          cap: (pack) => capColour(cap, pack),
          capHeight: Number(height),
          label: { from, to },
        },
      ];
    }),
);

function glassBottle(pack: Pack, style: Style): string {
  const path = outline(style.shape);
  const glass = style.glass(pack);
  const { w, neck, top } = style.shape;
  const { from, to } = style.label;
  const capW = neck + 6;
  const box: Box = { x: 240 - w / 2, y: from, w, h: to - from };
  const cap = style.cap(pack);
  return (
    groundShadow(240, 448, w * 0.6) +
    `<path d="${path}" fill="${glass}"/>` +
    `<clipPath id="s"><path d="${path}"/></clipPath><clipPath id="c">` +
    svg`<path d="M${box.x} ${from}h${w}V${to}h-${w}z"/></clipPath><g clip-path="url(#s)">` +
    svg`<path d="M${box.x} ${from - 8}h${w}V450h-${w}z" fill="${darker(glass, 0.08)}" opacity=".5"/></g>` +
    `<g clip-path="url(#c)">${label(pack, box)}</g><path d="${path}" fill="url(#v)"/>` +
    svg`<rect x="${240 - capW / 2}" y="${top - 10}" width="${capW}" height="${style.capHeight}" rx="5" fill="${cap}"/>` +
    svg`<rect x="${240 - capW / 2}" y="${top - 10}" width="${capW}" height="${style.capHeight}" rx="5" fill="url(#v)"/>`
  );
}

const milkShape: Silhouette = {
  w: 178,
  top: 66,
  neck: 74,
  neckEnd: 98,
  shoulder: 188,
  bottom: 446,
  r: 26,
};

/** Clear glass full of milk to below its neck, under a cap of foil. */
function milkBottle(pack: Pack): string {
  const glass = outline(milkShape);
  const inside = outline({ ...milkShape, w: 162, neck: 60, bottom: 434, r: 20 });
  const box: Box = { x: 166, y: 248, w: 148, h: 152 };
  return (
    groundShadow(240, 448, 104) +
    `<linearGradient id="t"><stop stop-color="#d9dfdc"/><stop offset=".2" stop-color="#fffefa"/><stop offset=".62" stop-color="#fbf9f1"/><stop offset="1" stop-color="#cfcdc2"/></linearGradient>` +
    `<path d="${glass}" fill="#bcd6dc" opacity=".72"/><clipPath id="s"><path d="${inside}"/></clipPath>` +
    '<g clip-path="url(#s)"><path d="M150 138h180v310H150z" fill="url(#t)"/><ellipse cx="240" cy="138" rx="60" ry="9" fill="#fffefa"/><path d="M188 138q52 14 104 0" fill="none" stroke="#d8d6ca" stroke-width="3"/></g>' +
    `<path d="${glass}" fill="none" stroke="#e8f5f7" stroke-width="5" opacity=".85"/><path d="${glass}" fill="none" stroke="#7fa3ac" stroke-width="1.500"/>` +
    svg`<clipPath id="c"><rect x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" rx="12"/></clipPath><g clip-path="url(#c)">${label(pack, box)}</g>` +
    '<path d="M172 232q-2-32 24-60M166 410v14q2 10 10 12" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/><path d="M211 76v32M172 250v140" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".7"/><path d="M306 214v206" stroke="#5f8791" stroke-width="8" stroke-linecap="round" opacity=".13"/>' +
    '<path d="M196 66q-2 12 6 14h76q8-2 6-14z" fill="#dcecef"/><path d="M198 78q42 8 84 0" fill="none" stroke="#8fb0b8" stroke-width="2"/>' +
    svg`<path d="M194 68q-2-26 16-30h60q18 4 16 30-46 10-92 0z" fill="${pack.ground}"/><path d="M194 68q-2-26 16-30h60q18 4 16 30-46 10-92 0z" fill="url(#v)"/><path d="M202 62l4-18M220 66l2-22M240 68V44M260 66l-2-22M278 62l-4-18" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`
  );
}

/** Fully printed plastic bottles with different caps. */
function plasticBottle(pack: Pack, top: 'flip' | 'spray' | 'pump' | 'handle'): string {
  const shape: Silhouette =
    top === 'handle'
      ? { w: 208, top: 96, neck: 76, neckEnd: 112, shoulder: 168, bottom: 436, r: 30 }
      : { w: 156, top: 112, neck: 66, neckEnd: 124, shoulder: 176, bottom: 436, r: 34 };
  const path = outline(shape);
  const cap = pack.design % 2 === 0 ? pack.accent : pack.side;
  const heads = {
    flip: svg`<path d="M202 112V72q0-10 10-10h56q10 0 10 10v40z" fill="${cap}"/><path d="M202 84h76" stroke="#000" stroke-opacity=".2" stroke-width="3"/>`,
    handle: svg`<rect x="198" y="44" width="84" height="56" rx="10" fill="${cap}"/><path d="M198 62h84M198 78h84" stroke="#000" stroke-opacity=".14" stroke-width="3"/>`,
    pump: svg`<rect x="206" y="92" width="68" height="24" rx="6" fill="${cap}"/><rect x="232" y="58" width="16" height="40" fill="${darker(cap, 0.12)}"/><path d="M172 44h84q12 0 12 16H196q-6 0-8 8l-2 6h-14z" fill="${cap}"/>`,
    spray: svg`<rect x="212" y="88" width="56" height="28" rx="6" fill="${darker(cap, 0.14)}"/><path d="M166 40h86q26 2 30 50h-64l-4-16h-48z" fill="${cap}"/><path d="M196 74q2 26-14 36h14q16-12 16-36z" fill="${darker(cap, 0.2)}"/>`,
  };
  const box = { x: 240 - shape.w / 2, y: 160, w: shape.w, h: 276 };
  return (
    groundShadow(240, 438, shape.w * 0.58) +
    heads[top] +
    `<path d="${path}" fill="${pack.ground}"/>` +
    printed(pack, path, box) +
    svg`<path d="M${240 - shape.w / 2} 160V112h${shape.w}v48z" fill="none"/>`
  );
}

export function bottle(pack: Pack): string {
  const head = { squeeze: 'flip', spray: 'spray', pump: 'pump', detergent: 'handle' } as const;
  const plastic = head[pack.look as keyof typeof head];
  if (plastic) return plasticBottle(pack, plastic);
  if (pack.look === 'milk') return milkBottle(pack);
  const style = styles.get(pack.look ?? '') ?? styles.get('plain');
  return style ? glassBottle(pack, style) : '';
}

export function can(pack: Pack): string {
  const path =
    'M162 92q0-12 10-16l14-8h108l14 8q10 4 10 16v314q0 10-10 16l-14 8H186l-14-8q-10-6-10-16z';
  return (
    groundShadow(240, 434, 86) +
    '<path d="M186 66h108l16 12H170z" fill="url(#m)"/><ellipse cx="240" cy="66" rx="54" ry="9" fill="#c9d1d7"/><ellipse cx="240" cy="66" rx="44" ry="6" fill="#98a4ad"/><ellipse cx="246" cy="65" rx="14" ry="3" fill="#e8edf0"/>' +
    `<path d="${path}" fill="url(#m)"/>` +
    printed(pack, 'M162 96q0-8 8-10h140q8 2 8 10v308q0 8-8 10H170q-8-2-8-10z', {
      x: 162,
      y: 86,
      w: 156,
      h: 328,
    })
  );
}
