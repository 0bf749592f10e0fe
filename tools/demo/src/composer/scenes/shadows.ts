import { svg } from '../svg.js';
import type { SceneStyle } from './scene.js';

/** Draws the shadow of a body with this middle, base, half width and height. */
export type Shadow = (x: number, base: number, half: number, height: number) => string;

/** A soft pool of shade, drawn out to the right. */
const soft: Shadow = (x, base, half) =>
  svg`<ellipse cx="${x + half * 0.24}" cy="${base - half * 0.03}" rx="${half * 1.36}" ry="${half * 0.24}" fill="url(#k)"/>`;

/** A clear edge, as of a lamp on the left. */
const hard: Shadow = (x, base, half, height) => {
  const reach = height * 0.62;
  const drop = height * 0.16;
  return (
    svg`<path d="M${x - half} ${base}Q${x} ${base + half * 0.18} ${x + half} ${base}L${x + half + reach} ${base - drop}Q${x + reach} ${base - drop - half * 0.3} ${x - half + reach} ${base - drop}Z" fill="url(#h)"/>` +
    svg`<ellipse cx="${x}" cy="${base}" rx="${half}" ry="${half * 0.13}" fill="#0b1b3f" opacity=".22"/>`
  );
};

export const shadows: Readonly<Record<SceneStyle, Shadow>> = {
  stall: soft,
  stage: hard,
  barn: soft,
  counter: soft,
};

const pool = svg`<radialGradient id="k"><stop stop-color="#2a1608" stop-opacity=".5"/><stop offset=".55" stop-color="#2a1608" stop-opacity=".24"/><stop offset="1" stop-color="#2a1608" stop-opacity="0"/></radialGradient>`;

export const shadowColours: Readonly<Record<SceneStyle, string>> = {
  stall: pool,
  barn: pool,
  counter: pool,
  stage:
    '<linearGradient id="h"><stop stop-color="#0b1b3f" stop-opacity=".26"/><stop offset="1" stop-color="#0b1b3f" stop-opacity=".04"/></linearGradient>',
};
