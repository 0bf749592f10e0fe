/** Fruit and vegetables of ours that the icon set lacks, drawn as those of `product-drawings.ts`. */
const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

const drupe = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="14" fill="#c81f4e"/><circle cx="${x - 2}" cy="${y - 2}" r="11" fill="#e23a66"/><circle cx="${x - 5}" cy="${y - 6}" r="3.4" fill="#f79ab3"/>`;

const floret = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#e4dcc0"/><circle cx="${x - 2}" cy="${y - 3}" r="${r - 4}" fill="#fbf6e4"/>`;

const squash = (cx: number, rx: number, fill: string) =>
  `<ellipse cx="${cx}" cy="78" rx="${rx}" ry="42" fill="${fill}"/>`;

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
  pumpkin:
    squash(24, 20, '#c9571a') +
    squash(104, 20, '#c9571a') +
    squash(40, 24, '#dd6a20') +
    squash(88, 24, '#dd6a20') +
    squash(64, 26, '#ee8130') +
    '<path d="M56 40q0-20-10-28l14-4q12 10 12 32z" fill="#7d9a4a"/>' +
    stroke('M52 52q-8 20-4 40', '#f7b27a', 5),
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
};
