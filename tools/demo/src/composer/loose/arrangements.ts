import { darker, groundShadow, lighter, svg } from '../svg.js';

/** What a shop lays its loose produce in or on. */
export type Arrangement = 'bowl' | 'paper' | 'punnet';

/** Goods that sink a little behind the front of what holds them. */
const sunk = (goods: string, y: number) =>
  svg`<g transform="translate(240 ${y}) scale(.86) translate(-240 -244)">${goods}</g>`;

const chip = '#dcb27a';

/** A punnet of thin wood: staves that are woven through two bands, under a rim. */
function punnet(goods: string): string {
  const staves = Array.from({ length: 11 }, (_, i) => {
    const [top, foot] = [48 + i * 36, 72 + i * 31.6];
    return svg`M${top} 330L${foot} 420h20L${top + 24} 330z`;
  });
  return (
    groundShadow(240, 426, 196) +
    svg`<path d="M34 322Q240 292 446 322L430 350H50z" fill="${darker(chip, 0.5)}"/>` +
    sunk(goods, 228) +
    svg`<path d="M34 322H446L416 424H64z" fill="${darker(chip, 0.34)}"/><path d="${staves.join('')}" fill="${chip}"/><path d="${staves.filter((_, i) => i % 2 === 0).join('')}" fill="${lighter(chip, 0.2)}"/>` +
    svg`<path d="M46 362H434L428 382H52z" fill="${lighter(chip, 0.3)}"/><path d="M56 398H424L418 416H62z" fill="${lighter(chip, 0.12)}"/><path d="M34 320H446L441 342H39z" fill="${lighter(chip, 0.42)}"/><path d="M39 342H441M52 382H428M62 416H418" stroke="${darker(chip, 0.5)}" stroke-width="2.500" opacity=".5"/>` +
    '<path d="M34 320H446L416 424H64z" fill="url(#v)" opacity=".5"/>'
  );
}

/** A sheet of grocer's paper, creased, with a corner turned up. */
const paper = (goods: string): string =>
  '<path d="M22 408L84 300 404 282 468 392 250 438z" transform="translate(4 7)" fill="#2a1608" opacity=".16"/>' +
  '<path d="M22 408L84 300 404 282 468 392 250 438z" fill="#efe4cd"/><path d="M84 300L404 282 300 350 22 408zM468 392L300 350 250 438z" fill="#fbf5e6" opacity=".7"/><path d="M300 350L22 408M300 350L404 282M300 350L468 392M300 350L250 438M84 300L190 372" fill="none" stroke="#cdbb95" stroke-width="2" opacity=".8"/><path d="M22 408L70 396 60 380z" fill="#d9c8a4"/>' +
  goods;

const brass = '#d6a546';

/** A bowl of beaten brass. */
function bowl(goods: string): string {
  const dents = [352, 376, 398].map((y, row) =>
    Array.from(
      { length: 9 - row },
      (_, i) => svg`M${112 + row * 14 + i * 32} ${y + Math.abs(i - 4 + row / 2) * -2}h0`,
    ).join(''),
  );
  return (
    groundShadow(240, 428, 150) +
    svg`<ellipse cx="240" cy="322" rx="200" ry="30" fill="${darker(brass, 0.5)}"/>` +
    sunk(goods, 226) +
    svg`<path d="M40 322Q240 382 440 322C432 392 372 426 300 428H180C108 426 48 392 40 322z" fill="${brass}"/><path d="${dents.join('')}" stroke="${lighter(brass, 0.4)}" stroke-width="13" stroke-linecap="round" opacity=".6"/>` +
    '<path d="M40 322Q240 382 440 322C432 392 372 426 300 428H180C108 426 48 392 40 322z" fill="url(#v)"/>' +
    svg`<path d="M40 322Q240 382 440 322" fill="none" stroke="${lighter(brass, 0.55)}" stroke-width="9" stroke-linecap="round"/><path d="M168 428H312L304 440H176z" fill="${darker(brass, 0.35)}"/>`
  );
}

const arrangements: Readonly<Record<Arrangement, (goods: string) => string>> = {
  bowl,
  paper,
  punnet,
};

/** The goods as the shop arranges them. */
export const arranged = (goods: string, how: Arrangement): string => arrangements[how](goods);
