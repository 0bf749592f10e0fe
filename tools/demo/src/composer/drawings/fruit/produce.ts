/** Fruit and vegetables of ours that the icon set lacks, drawn as those of `product-drawings.ts`. */
const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

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
