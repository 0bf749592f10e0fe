import { type Pack, printed } from './label.js';
import { darker, groundShadow, place, svg } from './svg.js';

const gold = '#d8bd78';

/** Thin slices that lie on a board of card under clear film, which is sealed around it. */
export function boardPack(pack: Pack): string {
  const [first = 'own-smoked'] = pack.art;
  const slices = [128, 240, 352].map((x) => place(first, x, 204, { size: 176 }));
  return (
    groundShadow(240, 420, 196) +
    '<rect x="26" y="94" width="428" height="328" rx="16" fill="#dfe9ee" opacity=".85"/><rect x="30" y="98" width="420" height="320" rx="13" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="3 5" opacity=".9"/>' +
    svg`<rect x="42" y="110" width="396" height="298" rx="10" fill="${gold}"/><rect x="50" y="118" width="380" height="282" rx="6" fill="none" stroke="${darker(gold, 0.2)}" stroke-width="2"/>` +
    `<clipPath id="t"><rect x="46" y="112" width="388" height="292" rx="8"/></clipPath><g clip-path="url(#t)">${slices.join('')}</g>` +
    printed(
      pack,
      'M42 290h396v108q0 10-10 10H52q-10 0-10-10z',
      { x: 42, y: 290, w: 396, h: 118 },
      false,
    ) +
    '<path d="M42 126L150 290H98L42 206zM214 110h40l116 180h-34z" fill="#fff" opacity=".2"/><path d="M46 288h388" stroke="#2a1608" stroke-opacity=".18" stroke-width="4"/>'
  );
}
