import { letteringOf } from '../../lettering/faces.js';
import { lettering } from '../../lettering/lettering.js';
import { darker, svg } from '../../svg.js';

const cloth = '#fbf3e2';

/** Thin stripes of the cloth that run together towards the wall. */
function stripes(w: number, colour: string, drop: number): string {
  const count = 74;
  const at = (i: number, reach: number) => w / 2 + (i / count - 0.5) * w * reach;
  const bands = Array.from({ length: count / 2 }, (_, i) => {
    const [a, b] = [i * 2, i * 2 + 1];
    return svg`M${at(a, 0.94)} 0L${at(a, 1.06)} ${drop}H${at(b, 1.06)}L${at(b, 0.94)} 0z`;
  });
  return (
    svg`<path d="M0 0h${w}v${drop}H0z" fill="${cloth}"/><path d="${bands.join('')}" fill="${colour}"/>` +
    svg`<linearGradient id="q" x2="0" y2="1"><stop stop-color="#2a1608" stop-opacity=".26"/><stop offset="1" stop-color="#fff" stop-opacity=".1"/></linearGradient><path d="M0 0h${w}v${drop}H0z" fill="url(#q)"/>`
  );
}

/** As on the shop's own packs. */
const { brand: face } = letteringOf('display');

/** An awning with its valance, which says what is sold. */
export function striped(w: number, colour: string, words: readonly string[]): string {
  const [drop, foot] = [44, 84];
  const tongue = w / 30;
  const edge = Array.from({ length: 30 }, () => svg`a${tongue / 2} 9 0 0 1 ${-tongue} 0`).join('');
  const width = w / words.length;
  const sign = words.map((word, i) =>
    lettering(word, { x: width * i, y: drop + 6, width, height: 29, fill: cloth, lines: 1, face }),
  );
  return (
    svg`<path d="M0 ${foot}h${w}v44H0z" fill="url(#p)"/>` +
    stripes(w, colour, drop) +
    svg`<path d="M0 ${drop}h${w}V${foot}${edge}z" fill="${colour}"/><path d="M0 ${foot}m${w} 0${edge}" fill="none" stroke="${cloth}" stroke-width="3"/>` +
    svg`<path d="M0 ${drop}h${w}v5H0z" fill="${darker(colour, 0.3)}" opacity=".55"/>` +
    sign.join('')
  );
}
