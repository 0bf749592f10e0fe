/** Fruit and vegetables of ours that the icon set lacks, drawn as those of `product-drawings.ts`. */
const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

const spear = (x: number, turn: number) =>
  `<g transform="rotate(${turn} 64 118)"><path d="M${x - 8} 116V40q0-20 8-30 8 10 8 30v76z" fill="#8dbb5a"/><path d="M${x - 8} 46q0-22 8-36 8 14 8 36-8 8-16 0z" fill="#5f8f3c"/>` +
  stroke(`M${x - 6} 66l6-9 6 9M${x - 6} 88l6-9 6 9`, '#5f8f3c', 4) +
  stroke(`M${x - 3} 36l3-10M${x + 3} 44l-3-9`, '#86b357', 3) +
  '</g>';

const drupe = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="14" fill="#c81f4e"/><circle cx="${x - 2}" cy="${y - 2}" r="11" fill="#e23a66"/><circle cx="${x - 5}" cy="${y - 6}" r="3.4" fill="#f79ab3"/>`;

const floret = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#e4dcc0"/><circle cx="${x - 2}" cy="${y - 3}" r="${r - 4}" fill="#fbf6e4"/>`;

const squash = (cx: number, rx: number, fill: string) =>
  `<ellipse cx="${cx}" cy="78" rx="${rx}" ry="42" fill="${fill}"/>`;

const courgette = (turn: number, y: number, fill: string) =>
  `<g transform="rotate(${turn} 64 64)"><path d="M10 ${y}q0-15 16-15h76q12 0 14 6l8 1v16l-8 1q-2 6-14 6H26q-16 0-16-15z" fill="${fill}"/><path d="M116 ${y - 9}h9q3 9 0 18h-9z" fill="#a9b86a"/>` +
  stroke(`M22 ${y - 6}h78M24 ${y + 5}h74`, '#ffffff3d', 4) +
  '</g>';

/** Whole: round, with a soft seam, the blush of the sun and a small dimple. */
const apricot = (x: number, y: number, r: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${r / 40})"><circle r="40" fill="#e2812a"/><circle cx="-3" cy="-3" r="35.500" fill="#f7ab4a"/><path d="M6-39C34-36 44-12 38 12 33 30 18 39 4 40 26 24 30-14 6-39z" fill="#e0563a" opacity=".42"/><ellipse cx="-18" cy="-14" rx="9" ry="12" transform="rotate(32 -18 -14)" fill="#ffe0ae" opacity=".9"/>` +
  stroke('M5-35Q-9 0 6 37', '#e08a35', 2.4) +
  '<ellipse cx="4" cy="-35" rx="5" ry="3" fill="#9a5a22"/></g>';

export const produceDrawings: Readonly<Record<string, string>> = {
  apricots:
    '<path d="M60 44C58 20 78 4 106 6 104 30 86 46 60 44z" fill="#5fa045"/>' +
    stroke('M62 42q14-22 38-32', '#3d7a2c', 3) +
    apricot(44, 64, 38, -14) +
    apricot(84, 84, 40, 12),
  asparagus:
    spear(44, -12) +
    spear(84, 12) +
    spear(56, -4) +
    spear(72, 4) +
    '<path d="M34 84q30 12 60 0v14q-30 12-60 0z" fill="#d9a02f"/>',
  cauliflower:
    '<path d="M6 66c10-8 20-6 26 4l64 2c6-12 16-14 26-6-2 34-26 54-58 54S8 100 6 66z" fill="#6fa64b"/>' +
    floret(34, 58, 18) +
    floret(94, 58, 18) +
    floret(48, 38, 19) +
    floret(80, 38, 19) +
    floret(64, 56, 22) +
    floret(46, 74, 17) +
    floret(82, 74, 17) +
    '<path d="M8 70c20 0 40 12 50 46-28 0-48-18-50-46z" fill="#86bd5f"/><path d="M120 70c-20 0-40 12-50 46 28 0 48-18 50-46z" fill="#7ab354"/>' +
    stroke('M18 80q22 8 34 30M110 80q-22 8-34 30', '#cfe8b6', 3),
  fig:
    '<path d="M60 12q8-6 10 2l2 12c22 14 38 36 36 58-2 24-22 36-46 36S18 108 18 84c0-24 18-44 36-58z" fill="#4b2a57"/><path d="M58 28c-16 12-32 32-32 54 0 10 4 18 10 24 2-30 8-56 24-78z" fill="#7a4d88"/>' +
    stroke('M64 26q22 34 18 86M60 26q-8 44-4 90', '#6a4278', 3) +
    '<path d="M58 12q8-6 12 0l3 14q-8 6-18 0z" fill="#8aa052"/>',
  kohlrabi:
    stroke(
      'M40 58Q34 34 14 22M54 50Q50 28 44 8M74 50Q80 28 88 8M88 58Q96 34 116 24',
      '#a5cc86',
      6,
    ) +
    '<path d="M14 26C4 20 2 8 8 2c12 0 22 10 20 22-4 6-10 6-14 2zM44 14C34 8 34-2 40-6c10 2 16 10 14 18-2 6-6 6-10 2zM88 14c-8-6-8-14-2-20 10 0 16 8 14 16-2 6-8 8-12 4zM116 28c-8-4-12-14-6-22 10-2 18 6 18 16-2 6-8 8-12 6z" fill="#4f8f3a"/>' +
    '<path d="M18 84c0-26 20-40 46-40s46 14 46 40-18 40-46 40-46-14-46-40z" fill="#9cc67a"/><path d="M24 80c0-22 16-32 38-32 20 0 34 10 36 28-22-8-50-6-74 4z" fill="#c5e4a8"/>' +
    stroke('M38 58q6 8 4 16M90 58q-6 8-4 16M64 48v14', '#83b05f', 4) +
    stroke('M60 122q4 4 8 0', '#7a9a5a', 5),
  leek:
    '<path d="M48 118q-6-1-6-10l6-56h32l6 56q0 9-6 10z" fill="#f4f5e4"/><path d="M48 56L22 12q12-6 22 8l14 26zM80 56l26-44q-12-6-22 8L70 46z" fill="#3f7f3a"/><path d="M48 62L40 8q14-6 20 8l4 30 4-30q6-14 20-8l-8 54z" fill="#5fa045"/><path d="M47 60h34l2 20H45z" fill="#bcd99a"/>' +
    stroke('M56 64v48M72 64v48', '#dfe6c4', 3) +
    stroke('M50 118q0 5-4 8M60 119v7M70 119v7M80 118q0 5 4 8', '#cdbf95', 2.5),
  'pointed-cabbage':
    '<path d="M64 4c26 22 40 50 36 78-4 26-18 40-36 42-18-2-32-16-36-42C24 54 38 26 64 4z" fill="#8fc06a"/><path d="M64 4C44 28 34 60 44 96c4 14 12 24 20 28-26 0-46-22-44-52C22 46 42 20 64 4z" fill="#6fa850"/><path d="M64 4c20 24 30 56 20 92-4 14-12 24-20 28 26 0 46-22 44-52C106 46 86 20 64 4z" fill="#a9d586"/>' +
    stroke('M64 30v90M64 60L50 46M64 60l14-14M64 86L46 70M64 86l18-16', '#e6f4d2', 4),
  pumpkin:
    squash(24, 20, '#c9571a') +
    squash(104, 20, '#c9571a') +
    squash(40, 24, '#dd6a20') +
    squash(88, 24, '#dd6a20') +
    squash(64, 26, '#ee8130') +
    '<path d="M56 40q0-20-10-28l14-4q12 10 12 32z" fill="#7d9a4a"/>' +
    stroke('M52 52q-8 20-4 40', '#f7b27a', 5),
  radish: [
    [36, 78, -10],
    [92, 78, 10],
    [64, 90, 0],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="rotate(${turn} ${x} ${y})">` +
        stroke(`M${x} ${y - 20}q-14-26-18-42M${x} ${y - 20}q12-26 18-44`, '#5fa045', 7) +
        stroke(`M${x} ${y + 18}v18`, '#f6e3e8', 3) +
        `<circle cx="${x}" cy="${y}" r="23" fill="#c41f4c"/><circle cx="${x - 4}" cy="${y - 4}" r="17" fill="#e2466f"/><circle cx="${x - 9}" cy="${y - 9}" r="5" fill="#f9b3c5"/></g>`,
    )
    .join(''),
  raspberry:
    [
      [40, 50],
      [64, 46],
      [88, 50],
      [32, 68],
      [54, 66],
      [76, 66],
      [96, 68],
      [42, 86],
      [64, 86],
      [86, 86],
      [53, 102],
      [76, 102],
      [64, 114],
    ]
      .map(([x = 0, y = 0]) => drupe(x, y))
      .join('') +
    '<path d="M64 44c-12-2-26-10-30-22 12 0 20 2 26 8 0-8 2-16 6-22 4 6 6 14 4 22 8-6 16-8 28-8-6 12-20 20-34 22z" fill="#5fa045"/>',
  wreath:
    stroke('M64 28a44 44 0 1 1-.1 0z', '#2f6b33', 30) +
    stroke('M64 28a44 44 0 1 1-.1 0z', '#4a9148', 14) +
    [24, 104, 40, 88]
      .map((x, i) => {
        const y = i < 2 ? 62 : 98;
        return (
          `<path d="M${x - 8} ${y}v-36h16v36z" fill="#b5323a"/><path d="M${x - 8} ${y}v-36h6v36z" fill="#d65a5f"/>` +
          `<path d="M${x} ${y - 58}q9 12 0 20-9-8 0-20z" fill="#f6b52f"/>`
        );
      })
      .join(''),
  zucchini: courgette(-24, 42, '#2f6f33') + courgette(-12, 84, '#3f8a40'),
};
