import { letteringOf } from '../../lettering/faces.js';
import { lettering } from '../../lettering/lettering.js';
import { lit } from '../../dishes/shapes.js';
import { darker, lighter, svg } from '../../svg.js';

const half = 138;
const spring = 132;
const stone = '#d8cfbe';

const arch = (x: number, foot: number, r: number) =>
  svg`M${x - r} ${foot}V${spring}A${r} ${r * 0.72} 0 0 1 ${x + r} ${spring}V${foot}z`;

/** The frame of cut stone, its blocks and its keystone. */
function frame(x: number, foot: number): string {
  const joints = [-1, 1]
    .map((side) =>
      [176, 232, 288, 340]
        .map((y) => svg`M${x + side * half} ${y}h${side * 34}`)
        .concat(
          [28, 52, 74].map((angle) => {
            const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
            return svg`M${x + side * c * half} ${spring - s * half * 0.72}l${side * c * 34} ${-s * 27}`;
          }),
        )
        .join(''),
    )
    .join('');
  return (
    svg`<path d="${arch(x + 7, foot, half + 36)}" fill="#2a1608" opacity=".2"/><path d="${arch(x, foot, half + 34)}" fill="${stone}"/><path d="${arch(x, foot, half + 30)}" fill="${lighter(stone, 0.3)}"/><path d="${joints}" stroke="${darker(stone, 0.26)}" stroke-width="3"/><path d="${arch(x, foot, half)}" fill="#3b2412"/>` +
    svg`<path d="M${x - 26} 2h52l-9 44h-34z" fill="${lighter(stone, 0.5)}" stroke="${darker(stone, 0.2)}" stroke-width="3"/>`
  );
}

/** The hall behind the wing that is open: its stairs and its floor. */
const hall = (x: number, foot: number) =>
  svg`<linearGradient id="e" x2="0" y2="1"><stop stop-color="#d99a4a"/><stop offset=".7" stop-color="#fbd98f"/><stop offset="1" stop-color="#e9b767"/></linearGradient><path d="M${x - 128} ${spring + 8}H${x}V${foot}H${x - 128}z" fill="url(#e)"/>` +
  svg`<path d="M${x - 96} ${foot - 50}H${x}v-22h-26v-22h-26v-22h-22v66z" fill="#b98445"/><path d="M${x - 96} ${foot - 50}H${x}M${x - 74} ${foot - 116}h22M${x - 52} ${foot - 94}h26M${x - 26} ${foot - 72}h26" stroke="#fff0cf" stroke-width="3"/>` +
  svg`<path d="M${x - 128} ${foot}l32-50H${x}v50z" fill="#c9b18a"/><path d="M${x - 104} ${foot - 38}H${x}M${x - 116} ${foot - 18}H${x}" stroke="#8a6f48" stroke-width="2.500"/>`;

/** A wing of the door: panels, a pane behind iron, and a brass handle. */
const wing = (x: number, foot: number, colour: string) => {
  const [left, w] = [x + 4, half - 14];
  const panel = (y: number, h: number) =>
    svg`<path d="M${left + 20} ${y}h${w - 40}v${h}h${40 - w}z" fill="${darker(colour, 0.22)}"/><path d="M${left + 28} ${y + 8}h${w - 56}v${h - 16}h${56 - w}z" fill="${lighter(colour, 0.1)}"/><path d="M${left + 20} ${y + h}v${-h}h${w - 40}" fill="none" stroke="#2a1608" stroke-opacity=".3" stroke-width="4"/><path d="M${left + 28} ${y + h - 8}h${w - 56}" stroke="#fff" stroke-opacity=".25" stroke-width="3"/>`;
  return (
    svg`<path d="M${left} ${spring + 8}h${w}V${foot}h${-w}z" fill="${lit(lighter(colour, 0.06))}"/>` +
    panel(spring + 26, 118) +
    panel(spring + 162, 84) +
    svg`<path d="M${left} ${foot - 20}h${w}v20h${-w}z" fill="#b98a3a"/><path d="M${left} ${foot - 20}h${w}" stroke="#f0d590" stroke-width="3"/><path d="M${left + 4} ${spring + 8}V${foot}" stroke="#2a1608" stroke-opacity=".4" stroke-width="5"/><path d="M${left + 11} ${spring + 138}v34" stroke="#e2bd6a" stroke-width="8" stroke-linecap="round"/>`
  );
};

/** A ring of fir with a bow, as it hangs on doors in Advent. */
function wreath(x: number, y: number): string {
  const needles = Array.from({ length: 40 }, (_, i) => {
    const angle = (i / 40) * Math.PI * 2;
    const reach = 34 + ((i * 7) % 3) * 6;
    return svg`M${x + Math.cos(angle) * 24} ${y + Math.sin(angle) * 24}L${x + Math.cos(angle + 0.4) * reach} ${y + Math.sin(angle + 0.4) * reach}`;
  });
  return (
    svg`<circle cx="${x + 3}" cy="${y + 5}" r="33" fill="none" stroke="#2a1608" stroke-opacity=".3" stroke-width="19"/><circle cx="${x}" cy="${y}" r="32" fill="none" stroke="#2c5f36" stroke-width="17"/><path d="${needles.join('')}" stroke="#3f8046" stroke-width="5" stroke-linecap="round"/><path d="${needles.filter((_, i) => i % 3 === 0).join('')}" stroke="#7fb56a" stroke-width="3" stroke-linecap="round"/>` +
    svg`<path d="M${x - 30} ${y - 8}h0M${x + 28} ${y - 14}h0M${x - 12} ${y - 30}h0M${x + 16} ${y + 27}h0" stroke="#e8a33a" stroke-width="10" stroke-linecap="round"/><path d="M${x} ${y + 30}l-24-14v26zl24-14v26zl-15 32 13-5 3-25 4 25 13 5z" fill="#c0262d"/><circle cx="${x}" cy="${y + 31}" r="7" fill="#9c1a22"/>`
  );
}

/** The number of the house in white on blue enamel, below a lantern. */
function plate(x: number): string {
  const number = lettering('14', {
    x: x - 28,
    y: 186,
    width: 56,
    height: 42,
    fill: '#ffffff',
    lines: 1,
    face: letteringOf('humanist').title,
  });
  return (
    svg`<circle cx="${x}" cy="106" r="64" fill="#ffe39a" opacity=".38"/><path d="M${x - 24} 78h48l-9 58h-30z" fill="#fff3c4" stroke="#2b2a28" stroke-width="6" stroke-linejoin="round"/><path d="M${x - 30} 80l30-26 30 26zM${x - 17} 136h34v9h-34z" fill="#2b2a28"/>` +
    svg`<rect x="${x - 35}" y="182" width="74" height="54" rx="7" fill="#2a1608" opacity=".3"/><rect x="${x - 37}" y="178" width="74" height="54" rx="7" fill="#fff"/><rect x="${x - 32}" y="183" width="64" height="44" rx="4" fill="#1d4a9c"/>${number}`
  );
}

/** The double door of the house, one wing of it open. */
export const door = (x: number, foot: number, colour: string): string =>
  frame(x, foot) +
  svg`<path d="M${x - 126} ${spring}A126 88 0 0 1 ${x + 126} ${spring}z" fill="url(#wl)"/><path d="M${x - 126} ${spring}A126 88 0 0 1 ${x + 126} ${spring}zM${x} ${spring}V44M${x} ${spring}L${x - 88} 70M${x} ${spring}L${x + 88} 70M${x - 60} ${spring}A60 44 0 0 1 ${x + 60} ${spring}" fill="none" stroke="${darker(colour, 0.35)}" stroke-width="7"/>` +
  hall(x, foot) +
  svg`<path d="M${x - 128} ${spring + 8}l34 22V${foot - 46}l-34 46z" fill="${darker(colour, 0.28)}"/><path d="M${x - 120} ${spring + 40}l18 12v96l-18 4zM${x - 120} ${spring + 172}l18-2v60l-18 22z" fill="${darker(colour, 0.45)}"/>` +
  wing(x, foot, colour) +
  wreath(x + 66, spring + 82) +
  svg`<path d="M${x - 130} ${spring - 4}h260v14h-260z" fill="${darker(colour, 0.3)}"/><path d="M${x - half - 22} ${foot}h${half * 2 + 44}l10 16h${-half * 2 - 64}z" fill="${lighter(stone, 0.4)}"/><path d="M${x - half - 32} ${foot + 16}h${half * 2 + 64}v9h${-half * 2 - 64}z" fill="${darker(stone, 0.24)}"/>` +
  plate(x + half + 86);
