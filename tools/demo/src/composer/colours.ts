/** Numbers of a drawing, with one decimal. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Fills the numbers of a template with one decimal. */
export function svg(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index];
    return text + part + (typeof value === 'number' ? n(value) : (value ?? ''));
  }, '');
}

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const hexOf = (rgb: number[]) =>
  `#${rgb
    .map((c) => Math.max(0, Math.min(255, Math.round(c))))
    .map((c) => c.toString(16).padStart(2, '0'))
    .join('')}`;

/** A colour between two; `share` 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  return hexOf(channels(from).map((c, i) => c + ((target[i] ?? c) - c) * share));
}

export const darker = (colour: string, share = 0.25) => mix(colour, '#000000', share);
export const lighter = (colour: string, share = 0.35) => mix(colour, '#ffffff', share);

/** Relative luminance, from 0 to 1. */
export function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = channels(colour).map((c) => {
    const s = c / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** White or a dark shade of the background, whichever has more contrast. */
export function inkOn(ground: string): string {
  return luminance(ground) > 0.36 ? mix(ground, '#1a1208', 0.82) : '#ffffff';
}
