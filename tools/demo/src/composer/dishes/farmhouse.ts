import { seeded } from '../../feed/identity.js';
import { darker, lighter, svg } from '../colours.js';
import { dots } from '../volume.js';
import { blob, line, lit, oneOf, type Random, times, within } from './shapes.js';
import { type Vessel, vesselShadow, vessels } from './vessels.js';

const planks = '#5d4330';
const oak = '#c08b55';
const slate = '#565d61';
const stoneware = '#3f4447';

/** Linen and its stripes. */
const linens = [
  ['#ddd5c2', '#9a4a3a'],
  ['#d5d6c6', '#5d7a4c'],
  ['#d9d9d6', '#48657d'],
] as const;

/** A folded linen cloth that hangs over the edge of the picture. */
function cloth(random: Random): string {
  const [linen, stripe] = oneOf<readonly [string, string]>(random, linens);
  const turn = 24 + Math.round(random() * 14);
  return (
    svg`<g transform="translate(84 420) rotate(${turn})"><path d="M-190-150H170V150H-190z" transform="translate(6 10)" fill="#120a04" opacity=".4"/><path d="M-190-150H170V150H-190z" fill="${lit(linen)}"/>` +
    line('M-190-118H170M-190-104H170', stripe, 6, 0.85) +
    line('M-190-111H170', stripe, 2, 0.7) +
    line('M120-150V150M138-150V150', stripe, 6, 0.85) +
    line('M-190-40Q-20-56 170-36M-190 30Q0 12 170 34', darker(linen, 0.18), 5, 0.5) +
    '</g>'
  );
}

/** A table of old planks with a linen cloth. */
export function farmhouseTable(random: Random): string {
  const joints = [92, 196, 300, 398].map((y) => svg`M0 ${y}H640`).join('');
  const grain = times(15, (i) => {
    const y = 18 + i * 31;
    return svg`M${(i * 83) % 140} ${y}q${90 + ((i * 37) % 80)} ${i % 2 ? 9 : -9} 260 0t${150 + ((i * 53) % 120)} 3`;
  });
  return (
    `<radialGradient id="t" cx=".3" cy=".2" r="1"><stop stop-color="${lighter(planks, 0.22)}"/><stop offset="1" stop-color="${darker(planks, 0.3)}"/></radialGradient>` +
    '<path d="M0 0h640v480H0z" fill="url(#t)"/>' +
    line(grain, darker(planks, 0.3), 2.5, 0.5) +
    line(joints, '#1d120a', 5, 0.75) +
    cloth(random)
  );
}

/** A round board with its grip, under what is served. */
const roundBoard =
  '<path d="M122-176L196-262q30-26 58-2t4 58L176-122z" transform="translate(10 14)" fill="#120a04" opacity=".35"/>' +
  svg`<path d="M122-176L196-262q30-26 58-2t4 58L176-122z" fill="${oak}"/><circle cx="226" cy="-232" r="13" fill="${darker(planks, 0.2)}"/>` +
  svg`${vesselShadow(246)}<circle r="232" fill="${lit(oak)}"/>` +
  line(
    'M-206-92Q0-122 200-104M-226-30Q0-54 228-36M-228 40Q0 62 226 36M-206 104Q0 126 204 102M-150 172Q0 184 150 170',
    darker(oak, 0.26),
    4,
    0.4,
  );

const speckles = (reach: number, colour: string) => {
  const random = seeded(`speckles ${reach}`);
  return dots(
    Array.from({ length: 70 }, () => within(random, reach)),
    colour,
    3.4,
    0.5,
  );
};

const glint = svg`<path d="M-196 0A196 196 0 0 1 0-196" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".4"/>`;

/** A plate of slate-grey stone with an edge that was broken by hand. */
const stonePlate = () => {
  const edge = blob(seeded('stone plate'), [0, 0], [210, 210], 0.05, 17);
  return (
    roundBoard +
    svg`<path d="${edge}" transform="translate(8 12)" fill="#120a04" opacity=".45"/><path d="${edge}" fill="${lit(slate)}"/>` +
    speckles(202, lighter(slate, 0.4)) +
    `<circle r="162" fill="${darker(slate, 0.3)}"/><circle cx="2" cy="3" r="159" fill="${lit(lighter(slate, 0.2))}"/>` +
    glint
  );
};

/** A bowl of dark stoneware, unglazed at its rim. */
const stoneBowl = () =>
  roundBoard +
  `<circle cx="9" cy="14" r="208" fill="#120a04" opacity=".4"/><circle r="206" fill="${lit(stoneware)}"/><circle r="192" fill="${lit('#a5886a')}"/><circle cx="2" cy="4" r="184" fill="${darker(stoneware, 0.2)}"/><circle cx="4" cy="8" r="160" fill="${lit('#8d8270')}"/>` +
  speckles(154, '#5c5244') +
  glint;

/** What a farm shop serves in; other vessels are those of all shops. */
export const farmhouseVessels: Readonly<Record<string, Vessel>> = {
  ...vessels,
  plate: { drawing: stonePlate, fill: 1.34 },
  bowl: { drawing: stoneBowl, fill: 1.24 },
};
