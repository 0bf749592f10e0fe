import { type Pack, headOf, label, paper, printed } from './label.js';
import { darker, groundShadow, lighter, mix, svg } from './svg.js';

const ring = (y: number, rx: number, fill = 'url(#m)') =>
  svg`<ellipse cx="240" cy="${y}" rx="${rx}" ry="${rx * 0.12}" fill="${fill}"/>`;

export function tin(pack: Pack): string {
  if (pack.look === 'flat') return flatTin(pack);
  if (pack.look === 'ghee') return gheeTin(pack);
  const side = 'M118 130h244v268q-122 34-244 0z';
  return (
    groundShadow(240, 418, 138) +
    '<path d="M114 112h252v292q-126 34-252 0z" fill="url(#m)"/>' +
    printed(pack, side, { x: 118, y: 130, w: 244, h: 288 }) +
    ring(112, 126) +
    ring(109, 112, '#aab5bd') +
    ring(110, 96, '#c8d0d6') +
    svg`<ellipse cx="262" cy="108" rx="34" ry="6" fill="#eef2f4"/><ellipse cx="250" cy="108" rx="12" ry="3" fill="#8f9ba4"/>`
  );
}

/** A tall printed tin with a lid to press down and a handle of wire. */
function gheeTin(pack: Pack): string {
  const body = 'M120 132h240v264q-120 34-240 0z';
  return (
    groundShadow(240, 416, 136) +
    svg`<path d="M122 140C112 20 368 20 358 140" fill="none" stroke="#8d99a3" stroke-width="7"/><path d="M123 138C116 24 364 24 357 138" fill="none" stroke="#f4f7f9" stroke-width="2.500"/>` +
    `<path d="M116 122h248v278q-124 36-248 0z" fill="url(#m)"/>` +
    printed(pack, body, { x: 120, y: 132, w: 240, h: 276 }) +
    ring(122, 124) +
    ring(119, 110, darker(pack.ground, 0.28)) +
    svg`<path d="M150 112v-12q90-20 180 0v12q-90 20-180 0z" fill="${pack.ground}"/><path d="M150 112v-12q90-20 180 0v12q-90 20-180 0z" fill="url(#v)"/><ellipse cx="240" cy="100" rx="90" ry="11" fill="${lighter(pack.ground, 0.45)}"/>` +
    '<circle cx="122" cy="142" r="7" fill="#8d99a3"/><circle cx="358" cy="142" r="7" fill="#8d99a3"/>'
  );
}

/** A low oval tin seen from above, as used for fish. */
function flatTin(pack: Pack): string {
  const lid = 'M108 128h264q60 0 60 60v84q0 60-60 60H108q-60 0-60-60v-84q0-60 60-60z';
  return (
    groundShadow(240, 384, 196) +
    '<path d="M48 230h384v66q0 66-66 66H114q-66 0-66-66z" fill="url(#m)"/>' +
    `<path d="${lid}" fill="url(#m)"/>` +
    printed(
      pack,
      'M112 142h256q50 0 50 50v76q0 50-50 50H112q-50 0-50-50v-76q0-50 50-50z',
      { x: 62, y: 142, w: 356, h: 176 },
      false,
    ) +
    svg`<path d="M62 160q12-18 50-18h120q-90 20-170 90z" fill="#fff" opacity=".22"/><path d="M352 122q30-26 56 0" fill="none" stroke="#cfd6db" stroke-width="10"/>`
  );
}

const contents: Record<string, string> = {
  honey: '#e8a01c',
  red: '#b51d2c',
  orange: '#ef8a1d',
  dark: '#3b1f14',
  cream: '#ecd9b4',
  milk: '#f7f4ea',
  coconut: '#fbfaf4',
  baby: '#ee9b3c',
};

export function jar(pack: Pack): string {
  if (pack.look === 'spice') return spiceJar(pack);
  const fill = contents[pack.look ?? ''] ?? mix(pack.ground, '#a8571d', 0.35);
  const small = pack.look === 'baby';
  const top = small ? 150 : 124;
  const body = svg`M134 ${top + 26}q0-22 22-22h168q22 0 22 22v${366 - top}q0 34-34 34H168q-34 0-34-34z`;
  const lid = pack.design % 2 === 0 ? pack.side : pack.accent;
  return (
    groundShadow(240, 428, 122) +
    `<path d="${body}" fill="${lighter(fill, 0.7)}"/>` +
    svg`<path d="M142 ${top + 44}h196v${348 - top}q0 26-26 26H168q-26 0-26-26z" fill="${fill}"/>` +
    `<path d="${body}" fill="url(#v)"/>` +
    svg`<clipPath id="c"><path d="M134 ${top + 72}h212v196H134z"/></clipPath><g clip-path="url(#c)">` +
    label(pack, { x: 134, y: top + 72, w: 212, h: 196 }) +
    '</g>' +
    svg`<path d="M134 ${top + 72}h212v196H134z" fill="url(#v)" opacity=".7"/>` +
    svg`<rect x="142" y="${top - 44}" width="196" height="54" rx="12" fill="${lid}"/><rect x="142" y="${top - 44}" width="196" height="54" rx="12" fill="url(#v)"/>` +
    svg`<path d="M142 ${top - 6}h196" stroke="#000" stroke-opacity=".16" stroke-width="4"/>`
  );
}

function spiceJar(pack: Pack): string {
  const body = 'M168 150q0-10 10-10h124q10 0 10 10v258q0 20-20 20H188q-20 0-20-20z';
  const fill = mix(pack.ground, '#5b2c0f', 0.2);
  return (
    groundShadow(240, 430, 86) +
    `<path d="${body}" fill="${fill}"/>` +
    `<clipPath id="c"><path d="M168 204h144v170H168z"/></clipPath><g clip-path="url(#c)">` +
    label(pack, { x: 168, y: 204, w: 144, h: 170 }) +
    `</g><path d="${body}" fill="url(#v)"/>` +
    svg`<rect x="160" y="70" width="160" height="72" rx="12" fill="${darker(pack.side, 0.35)}"/><rect x="160" y="70" width="160" height="72" rx="12" fill="url(#v)"/>` +
    '<path d="M184 78v56M208 78v56M232 78v56M256 78v56M280 78v56M304 78v56" stroke="#fff" stroke-opacity=".14" stroke-width="4"/>'
  );
}

/** Yoghurt, spreads, ice cream: a cup that narrows downwards, with its lid. */
export function tub(pack: Pack): string {
  const wide = 'M92 146h296l-34 270q-2 14-16 14H142q-14 0-16-14z';
  const lid = pack.design % 2 === 0 ? lighter(pack.ground, 0.55) : paper;
  return (
    groundShadow(240, 432, 126) +
    `<path d="${wide}" fill="${headOf(pack)}"/>` +
    printed(pack, wide, { x: 104, y: 150, w: 272, h: 282 }) +
    svg`<path d="M78 112q0-10 10-10h304q10 0 10 10v24q0 14-14 14H92q-14 0-14-14z" fill="${lid}"/><path d="M78 132h324v4q0 14-14 14H92q-14 0-14-14z" fill="#000" opacity=".1"/>` +
    '<path d="M84 108h312" stroke="#fff" stroke-opacity=".7" stroke-width="4"/>'
  );
}

/** A tube standing on its cap. */
export function tube(pack: Pack): string {
  const body = 'M146 62h188q6 0 5 7l-27 300H168L141 69q-1-7 5-7z';
  const cap = pack.design % 2 === 0 ? pack.accent : pack.side;
  return (
    groundShadow(240, 436, 84) +
    svg`<path d="M170 366h140l-6 60q-1 8-9 8H185q-8 0-9-8z" fill="${cap}"/><path d="M170 366h140l-6 60q-1 8-9 8H185q-8 0-9-8z" fill="url(#v)"/>` +
    `<path d="${body}" fill="${headOf(pack)}"/>` +
    printed(pack, body, { x: 152, y: 84, w: 176, h: 282 }) +
    svg`<path d="M142 62h196v22H144z" fill="${darker(pack.ground, 0.14)}"/><path d="M150 68v12M164 68v12M178 68v12M192 68v12M206 68v12M220 68v12M234 68v12M248 68v12M262 68v12M276 68v12M290 68v12M304 68v12M318 68v12M330 68v12" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`
  );
}
