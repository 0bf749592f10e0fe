import { lit } from '../../dishes/shapes.js';
import { svg } from '../../svg.js';

const ticks = Array.from({ length: 24 }, (_, i) => {
  const angle = (i / 24) * Math.PI * 2;
  const from = i % 6 === 0 ? 23 : 27;
  return svg`M${Math.sin(angle) * from} ${-Math.cos(angle) * from}L${Math.sin(angle) * 31} ${-Math.cos(angle) * 31}`;
}).join('');

/** A dial scale that hangs from a hook, its brass pan on three chains. */
export const hangingScale = (x: number, top: number) =>
  svg`<g transform="translate(${x} ${top}) scale(.8)"><path d="M0 0V16" stroke="#4d463c" stroke-width="4"/><circle cy="20" r="5" fill="none" stroke="#4d463c" stroke-width="3"/>` +
  `<circle cx="3" cy="66" r="42" fill="#2a1608" opacity=".2"/><circle cy="62" r="42" fill="${lit('#b98a3a')}"/><circle cy="62" r="35" fill="${lit('#fdf8ea')}"/>` +
  svg`<g transform="translate(0 62)"><path d="${ticks}" stroke="#3a3128" stroke-width="2"/><path d="M0 8L0-25" stroke="#b3261e" stroke-width="3" stroke-linecap="round" transform="rotate(64)"/><circle r="4.500" fill="#3a3128"/></g>` +
  '<path d="M0 104V116M0 116L-52 166M0 116L52 166M0 116V160" stroke="#6b6153" stroke-width="2.500" stroke-dasharray="4 1.500"/>' +
  `<path d="M-58 166Q0 178 58 166 48 196 0 196T-58 166z" fill="${lit('#c9993f')}"/><ellipse cy="166" rx="58" ry="9" fill="${lit('#e2bd6a')}"/><path d="M-50 172Q-38 190-12 193" fill="none" stroke="#fff3cf" stroke-width="3" stroke-linecap="round" opacity=".7"/></g>`;
