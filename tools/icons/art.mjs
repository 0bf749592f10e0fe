/**
 * Small illustrations of empty lists, on a grid of 120 by 120, in the manner of the product pictures:
 * flat bodies, light from the upper left, on a ground in the shop's colour. One file for all of them.
 */

/** The ground behind, in the theme's soft brand colour, and the shade that the goods throw. */
export const ground =
  '<circle cx="60" cy="60" r="56" fill="var(--colour-brand-soft)"/><ellipse cx="62" cy="98" rx="38" ry="5" fill="#2a1608" opacity=".2"/>';

const apple = (x, y, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0-9C-6-14-17-11-17 2c0 11 9 19 17 15C8 21 17 13 17 2 17-11 6-14 0-9z" fill="#d8372c"/><path d="M-11-3c1-4 4-6 7-6" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/><path d="M0-9q0-6 3-9" fill="none" stroke="#6b3f1a" stroke-width="2.5" stroke-linecap="round"/><path d="M3-14q8-6 13-1-7 6-13 1z" fill="#5f9a3a"/></g>`;

const leaf = (x, y, turn, scale = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M0 0C-11-7-11-22 0-30 11-22 11-7 0 0z" fill="#5f9a3a"/><path d="M0 0C-11-7-11-22 0-30z" fill="#7cb452"/><path d="M0 2v-24" stroke="#3f7026" stroke-width="1.5"/></g>`;

/** A sheet of paper that leans, with what is written on it. */
const sheet = (lines) =>
  `<g transform="rotate(-5 60 62)"><path d="M36 24h44q4 0 4 4v62q0 4-4 4H36q-4 0-4-4V28q0-4 4-4z" fill="#fffaf0"/><path d="M76 24h4q4 0 4 4v62q0 4-4 4h-4z" fill="#2a1608" opacity=".08"/>${lines}</g>`;

const line = (d, colour, width) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const crate =
  '<path d="M27 58h66v12H27z" fill="#6f451d"/><path d="M22 66h76v10H22z" fill="#cf9450"/><path d="M22 78h76v9H22z" fill="#bf8441"/><path d="M22 89h76v9H22z" fill="#ad7435"/><path d="M22 62h8v37h-8zM90 62h8v37h-8z" fill="#a06a33"/><path d="M32 68h56" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/>';

const carton =
  '<path d="M40 46h30v52H40z" fill="#fffaf0"/><path d="M70 46l12-6v52l-12 6z" fill="#cfd8e3"/><path d="M40 46l6-16h28l8 10-12 6z" fill="#e6edf5"/><path d="M45 24h29v7H45z" fill="#d2dde9"/><path d="M40 62h30v22H40z" fill="#3f86c6"/><path d="M70 62l12-6v22l-12 6z" fill="#2f6ba3"/><path d="M55 65c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z" fill="#fff"/>';

/** Pictures by the role for which `icon('<role>', '-art')` shows them. */
export const art = {
  Basket:
    line('M34 60C36 22 84 22 86 60', '#8f5c28', 5) +
    '<ellipse cx="60" cy="62" rx="33" ry="6" fill="#5c3815"/><path d="M26 62h68q-3 32-13 36H39q-10-4-13-36z" fill="#c08446"/>' +
    line(
      'M33 72q5-4 9 0t9 0 9 0 9 0 9 0 9 0M35 82q4-4 8 0t8 0 8 0 8 0 8 0 8 0M38 91q4-4 8 0t8 0 8 0 8 0 8 0',
      '#e6b878',
      2.5,
    ) +
    '<rect x="23" y="57" width="74" height="9" rx="4.5" fill="#a56e34"/>' +
    leaf(90, 58, 38, 0.8),
  Liked:
    apple(46, 78, 1.15) +
    '<path d="M78 40c5-9 21-8 21 5 0 11-13 17-21 24-8-7-21-13-21-24 0-13 16-14 21-5z" fill="#e0485a"/>' +
    line('M63 43c0-4 3-7 7-7', '#ffffff', 3),
  Orders:
    '<path d="M34 42h52v56H34z" fill="#cfa873"/><path d="M72 42h14v56H72z" fill="#b58d58"/><path d="M34 42l4 3 4-3 5 3 4-3 5 3 4-3 5 3 4-3 4 3 5-3 4 3 4-3v6H34z" fill="#9c7344" opacity=".5"/>' +
    '<path d="M48 20h26v26H48z" fill="#fffaf0"/>' +
    line('M53 27h16M53 33h10', '#8a94a0', 2.5) +
    '<circle cx="54" cy="70" r="12" fill="var(--colour-brand)"/>' +
    line('M48 70l4 4 8-8', 'var(--colour-on-brand)', 3),
  ShoppingList:
    sheet(
      line('M40 40l3 3 6-6M40 56l3 3 6-6', '#4b9a34', 3) +
        line('M56 40h18M56 56h14M56 72h18', '#8a94a0', 3) +
        '<rect x="39" y="68" width="9" height="9" rx="2" fill="none" stroke="#8a94a0" stroke-width="2.5"/>',
    ) +
    '<g transform="rotate(40 88 70)"><path d="M83 44h10v42l-5 10-5-10z" fill="#f2b632"/><path d="M83 86h10l-5 10z" fill="#f3dcb4"/><path d="M83 40h10v6H83z" fill="#e0485a"/><path d="M83 46h3v40h-3z" fill="#fff" opacity=".4"/></g>',
  NothingFound:
    crate +
    leaf(42, 62, -20, 0.6) +
    '<circle cx="66" cy="46" r="20" fill="#fff" opacity=".55"/><circle cx="66" cy="46" r="20" fill="none" stroke="#4a5560" stroke-width="5"/>' +
    line('M81 61l13 14', '#4a5560', 8) +
    line('M55 42c1-5 5-8 9-9', '#ffffff', 3),
  Week:
    '<path d="M32 30h56q4 0 4 4v48q0 4-4 4H32q-4 0-4-4V34q0-4 4-4z" fill="#fffaf0"/><path d="M32 30h56q4 0 4 4v10H28V34q0-4 4-4z" fill="var(--colour-brand)"/>' +
    line('M42 24v10M78 24v10', '#4a5560', 4) +
    '<g fill="#dfe3e6"><rect x="35" y="51" width="11" height="9" rx="2"/><rect x="51" y="51" width="11" height="9" rx="2"/><rect x="67" y="51" width="11" height="9" rx="2"/><rect x="35" y="67" width="11" height="9" rx="2"/></g>' +
    '<circle cx="76" cy="82" r="21" fill="#2a1608" opacity=".15"/><circle cx="75" cy="79" r="21" fill="#f2ede2"/><circle cx="75" cy="79" r="14" fill="#fbf8f1"/><circle cx="71" cy="78" r="6" fill="#d8372c"/><circle cx="80" cy="83" r="5" fill="#f2a33a"/>' +
    leaf(78, 80, 30, 0.45),
  Repeat:
    line('M98 48A40 40 0 0 0 29 36M22 72a40 40 0 0 0 69 12', 'var(--colour-brand)', 4.5) +
    line('M27 22l1 15 15-1M93 98l-1-15-15 1', 'var(--colour-brand)', 4.5) +
    carton,
  Money:
    '<path d="M46 26h44q4 0 4 4v28H42V30q0-4 4-4z" fill="#f2b632"/><path d="M42 36h52v8H42z" fill="#8f6a10"/><path d="M26 48h62q6 0 6 6v38q0 6-6 6H32q-6 0-6-6z" fill="#9a5a34"/><path d="M26 48h62q6 0 6 6v4H26z" fill="#b8734a"/>' +
    line('M32 66h50M32 90h50', '#d9a07c', 1.5) +
    '<path d="M74 68h22v18H74q-6 0-6-9t6-9z" fill="#7a4425"/><circle cx="78" cy="77" r="4" fill="#f7d774"/>',
  Offers:
    '<path d="M60 28l30-4q5 0 5 5l-4 30-34 34q-4 4-8 0L26 70q-4-4 0-8z" fill="#d8372c"/><path d="M60 28l30-4q5 0 5 5L38 82 26 70q-4-4 0-8z" fill="#fff" opacity=".16"/><circle cx="82" cy="38" r="6" fill="var(--colour-brand-soft)"/>' +
    line('M44 76l22-22', '#ffffff', 4) +
    '<circle cx="45" cy="60" r="5" fill="none" stroke="#fff" stroke-width="3.5"/><circle cx="65" cy="72" r="5" fill="none" stroke="#fff" stroke-width="3.5"/>' +
    line('M82 38C92 24 100 24 104 32', '#8f5c28', 2.5),
  Address:
    '<path d="M32 58h56v40H32z" fill="#fffaf0"/><path d="M74 58h14v40H74z" fill="#2a1608" opacity=".08"/><path d="M24 60L60 26l36 34-6 4H30z" fill="#c2553f"/><path d="M60 26l36 34-6 4-34-30z" fill="#a54230"/><path d="M52 72h16v26H52z" fill="var(--colour-brand)"/><circle cx="64" cy="86" r="1.6" fill="#fff"/><path d="M37 68h10v10H37zM74 68h10v10H74z" fill="#9fc6e0"/>' +
    leaf(28, 99, -8, 0.8) +
    leaf(94, 99, 10, 0.9),
  Shop:
    '<path d="M30 50h60v48H30z" fill="#fffaf0"/><path d="M36 62h26v24H36z" fill="#9fc6e0"/><path d="M36 62h26L40 86h-4z" fill="#fff" opacity=".4"/><path d="M68 62h16v36H68z" fill="#9a5a34"/><path d="M24 34h72v16a6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0z" fill="var(--colour-brand)"/><path d="M36 34h12v16a6 6 0 0 1-12 0zM60 34h12v16a6 6 0 0 1-12 0zM84 34h12v16a6 6 0 0 1-12 0z" fill="#fffaf0"/>' +
    apple(44, 92, 0.55) +
    apple(57, 92, 0.55),
  Done:
    '<path d="M30 38h60q4 0 4 4v38q0 4-4 4H30q-4 0-4-4V42q0-4 4-4z" fill="var(--colour-brand)"/><path d="M30 38h60q4 0 4 4v2L26 78V42q0-4 4-4z" fill="#fff" opacity=".14"/>' +
    line('M34 72h22M34 64h14', 'var(--colour-on-brand)', 3) +
    '<circle cx="84" cy="82" r="15" fill="#3f9a4c"/>' +
    line('M77 82l5 5 9-10', '#ffffff', 4),
  Cooking:
    '<path d="M30 58h60v30q0 10-10 10H40q-10 0-10-10z" fill="#4f7480"/><path d="M78 58h12v30q0 10-10 10h-6q4-4 4-12z" fill="#2a1608" opacity=".2"/><path d="M20 64h10v8h-6q-4 0-4-4zM100 64H90v8h6q4 0 4-4z" fill="#38555f"/><ellipse cx="60" cy="58" rx="32" ry="7" fill="#6f96a2"/><ellipse cx="60" cy="50" rx="28" ry="8" fill="#5f8591"/><circle cx="60" cy="40" r="4.5" fill="#38555f"/>' +
    line('M44 32q-5-6 0-11t0-11M76 32q-5-6 0-11t0-11', '#9fb3bb', 3) +
    line('M38 68v16', '#ffffff55', 4),
};
