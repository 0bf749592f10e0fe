import { lit } from '../../dishes/shapes.js';
import { darker, lighter, place, svg } from '../../svg.js';
import { heap } from '../goods.js';
import type { Vessel } from '../vessel.js';

const skin = '#e9b48f';

/** An arm from the shoulder over the elbow to the hand. */
const arm = (d: string, sleeve: string, [x, y]: readonly [number, number]) =>
  svg`<circle cx="${x}" cy="${y}" r="12" fill="${skin}"/><path d="${d}" fill="none" stroke="${sleeve}" stroke-width="27" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A face that looks to the right, with its hair behind the ear. */
const face = (y: number) =>
  svg`<path d="M-10 ${y + 12}h22v28h-22z" fill="${darker(skin, 0.14)}"/><circle cx="4" cy="${y}" r="28" fill="${lit(skin)}"/><path d="M30 ${y - 4}q9 8 0 12z" fill="${skin}"/><circle cx="18" cy="${y - 4}" r="3.500" fill="#3a2418"/><path d="M14 ${y + 12}q7 6 13 0" fill="none" stroke="#a3503f" stroke-width="3" stroke-linecap="round"/><circle cx="15" cy="${y + 8}" r="6" fill="#e07a5f" opacity=".3"/>`;

const shoe = (x: number, colour: string) =>
  svg`<path d="M${x} -14h28l16 7q5 2 5 7H${x - 3}z" fill="${colour}"/>`;

/** A rider of the shop in its jacket and cap, who holds out a crate. */
const courier: Vessel = ({ x, base, size, contents }, { random, shadow, accent }) => {
  const scale = size / 320;
  const sleeve = darker(accent, 0.16);
  const crate = [0, 1].map(
    (i) =>
      svg`<rect x="44" y="${-186 + i * 26}" width="136" height="23" rx="3" fill="${i ? '#b0773e' : '#c68b4e'}"/><path d="M48 ${-182 + i * 26}h128" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`,
  );
  return (
    shadow(x, base, size * 0.2, size * 0.3) +
    svg`<g transform="translate(${x} ${base}) scale(${String(Math.round(scale * 1000) / 1000)})">` +
    shoe(-36, '#2b2a28') +
    shoe(6, '#2b2a28') +
    '<path d="M-36-160L-36-8h30L0-104 8-8h30L36-160z" fill="#33475e"/><path d="M0-104L8-8h8L6-120z" fill="#22334a"/>' +
    arm('M14-226L34-178 60-166', darker(accent, 0.34), [70, -160]) +
    face(-284) +
    `<path d="M-42-152Q-50-226-24-250 0-260 26-248 46-226 40-152z" fill="${lit(accent)}"/><path d="M-44-186H42v14H-43z" fill="#f6e27a"/><path d="M-44-182H42" stroke="#fff" stroke-width="3"/>` +
    `<path d="M-25-290H-4L-12-266q-14-2-13-24z" fill="#4a2f1c"/><path d="M-26-294Q-26-324 4-324 30-322 32-301L60-297Q62-291 52-291L-24-288z" fill="${lit(accent)}"/><path d="M2-319q10 0 14 12-12 2-14-12z" fill="#f6c945"/>` +
    heap(contents, { x: 112, top: -186, width: 140, rows: 2 }, random) +
    crate.join('') +
    arm('M-12-226L-8-168 56-142', sleeve, [70, -140]) +
    svg`<path d="M-14-236L-10-174" stroke="${lighter(accent, 0.3)}" stroke-width="4" stroke-linecap="round" opacity=".6"/></g>`
  );
};

/** A neighbour at the door, who looks to the left and reaches out for what is brought. */
const neighbour: Vessel = ({ x, base, size }, { shadow }) => {
  const scale = size / 320;
  const knit = '#b5452f';
  return (
    shadow(x, base, size * 0.18, size * 0.3) +
    svg`<g transform="translate(${x} ${base}) scale(${String(Math.round(-scale * 1000) / 1000)} ${String(Math.round(scale * 1000) / 1000)})">` +
    shoe(-28, '#7d3b2a') +
    shoe(2, '#7d3b2a') +
    `<path d="M-22-60v50h22v-50zM6-60v50h22v-50z" fill="#3d3a44"/><path d="M-36-150L-46-42Q0-30 46-42L36-150z" fill="${lit('#3f5573')}"/>` +
    arm('M12-216L30-172 54-152', darker(knit, 0.3), [66, -146]) +
    `<path d="M-26-296Q-34-256-20-240H18L0-300z" fill="#6b3f22"/>` +
    face(-270) +
    '<path d="M-26-266Q-30-302 4-304 30-302 32-284 8-278-4-290-4-262-16-250z" fill="#7d4c2a"/><circle cx="-22" cy="-298" r="18" fill="#6b3f22"/>' +
    `<path d="M-38-142Q-46-214-24-236 0-246 24-234 42-214 36-142z" fill="${lit(knit)}"/><path d="M2-240L4-143" stroke="${darker(knit, 0.3)}" stroke-width="3"/><path d="M-8-242Q6-226 18-240" fill="none" stroke="#fff1dc" stroke-width="8" stroke-linecap="round"/>` +
    arm('M-10-212L-4-160 50-134', darker(knit, 0.1), [64, -132]) +
    '</g>'
  );
};

/** The rider on the pavement hands the crate to the neighbour on the step. */
export const handover: Vessel = (good, tools) =>
  courier({ ...good, x: good.x - good.size * 0.31 }, tools) +
  neighbour(
    { ...good, x: good.x + good.size * 0.31, base: good.base - 42, size: good.size * 0.9 },
    tools,
  );

/** A loaf, a bottle and greens look out of a paper bag by the door. */
export const doorBag: Vessel = ({ x, base, size, contents }, { shadow, accent }) => {
  const [h, half] = [size * 1.02, size / 2];
  const top = base - h;
  const goods = contents.map((name, i) =>
    place(name, x + (i / Math.max(1, contents.length - 1) - 0.5) * size * 0.56, top - size * 0.12, {
      size: size * 0.66,
      turn: (i - 1) * 14,
    }),
  );
  return (
    shadow(x, base, half, h) +
    svg`<path d="M${x - half} ${top}h${size}v${size * 0.12}h${-size}z" fill="#9c7344"/>` +
    goods.join('') +
    svg`<path d="M${x - half} ${top}H${x + half}L${x + half * 0.94} ${base}H${x - half * 0.94}z" fill="${lit('#d3ab74')}"/><path d="M${x + half * 0.6} ${top}H${x + half}L${x + half * 0.94} ${base}H${x + half * 0.6}z" fill="#a67f4b"/><path d="M${x - half} ${top}h${size}v${size * 0.08}h${-size}z" fill="#e6c795"/>` +
    svg`<circle cx="${x - half * 0.2}" cy="${base - h * 0.44}" r="${size * 0.17}" fill="${accent}"/><path d="M${x - half * 0.2 - size * 0.09} ${base - h * 0.44 + size * 0.07}q0 ${-size * 0.16} ${size * 0.18} ${-size * 0.15}q0 ${size * 0.16} ${-size * 0.18} ${size * 0.15}z" fill="#fffaf0"/>`
  );
};
