import { type Pack, printed } from '../label.js';
import { darker, groundShadow, mix, svg } from '../svg.js';

const outline =
  'M98 104Q240 92 382 104 376 150 382 250 388 350 392 404 392 424 370 428 240 440 110 428 88 424 88 404 92 350 98 250 104 150 98 104z';

const threads = [
  ...Array.from({ length: 17 }, (_, i) => svg`M${94 + i * 18} 96V436`),
  ...Array.from({ length: 19 }, (_, i) => svg`M88 ${104 + i * 18}H392`),
].join('');

const stitches = Array.from({ length: 13 }, (_, i) => svg`M${112 + i * 21} 92l9-12`).join('');

/** Five kilograms of rice or flour: a sack of woven ribbons, stitched across its top, with a handle. */
export function wovenSack(pack: Pack): string {
  const cloth = mix(pack.ground, '#fdf3de', 0.8);
  const thread = darker(cloth, 0.34);
  return (
    groundShadow(240, 436, 164) +
    svg`<path d="M186 84C180 22 300 22 294 84" fill="none" stroke="${darker(pack.side, 0.1)}" stroke-width="17" stroke-linecap="round"/><path d="M186 80C182 30 298 30 294 80" fill="none" stroke="${mix(pack.side, '#ffffff', 0.3)}" stroke-width="4" stroke-dasharray="9 6"/>` +
    `<path d="${outline}" fill="${cloth}"/>` +
    printed(pack, 'M95 132H385V402H90z', { x: 100, y: 132, w: 280, h: 270 }, false) +
    `<clipPath id="s"><path d="${outline}"/></clipPath><path d="${threads}" clip-path="url(#s)" fill="none" stroke="${thread}" stroke-width="1.2" opacity=".3"/>` +
    `<path d="${outline}" fill="url(#v)"/>` +
    svg`<path d="M94 74Q240 62 386 74L384 108Q240 96 96 108z" fill="${darker(cloth, 0.1)}"/><path d="M96 108Q240 96 384 108" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="3"/>` +
    svg`<path d="M104 88Q240 76 376 88" fill="none" stroke="${pack.side}" stroke-width="2.500"/><path d="${stitches}" stroke="${pack.side}" stroke-width="3" stroke-linecap="round"/>` +
    '<path d="M116 150q-8 120-10 250M350 140q14 90 14 150" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="8" stroke-linecap="round"/>'
  );
}
