/**
 * Writes the icons of libs/ui from the Lucide drawings: icons.ts names those that every page's first scripts
 * use, later-icons.ts the others, and sprite.ts draws them.
 *
 * The drawings are one file for all pages, which reference its parts. Lucide's own React components
 * cost eight times as much to render on the server, where a listing has well over a hundred icons, and
 * every path would be sent twice: in the page and in the script.
 *
 * The illustrations of art.mjs are a second file, which a page fetches only when it shows one.
 *
 * Usage: node tools/icons/generate.mjs
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { format } from 'prettier';
import { art, ground } from './art.mjs';

const here = import.meta.dirname;
const roles = JSON.parse(readFileSync(path.join(here, 'roles.json'), 'utf8'));
const target = path.join(here, '../../libs/ui/src/icons');
const require = createRequire(import.meta.url);
const drawings = path.join(path.dirname(require.resolve('lucide-react')), '../esm/icons');

/** A path that may follow another one: its first move becomes absolute. */
function absoluteStart(d) {
  const number = '(-?(?:\\d+\\.?\\d*|\\.\\d+))';
  const match = new RegExp(`^\\s*[mM]\\s*${number}[\\s,]*${number}[\\s,]*`).exec(d);
  const rest = d.slice(match[0].length);
  const relative = d.trimStart().startsWith('m');
  const line = /^[-.\d]/.test(rest) ? (relative ? 'l' : 'L') : '';
  return `M${match[1]} ${match[2]}${line}${rest}`;
}

function rectangle({ x = 0, y = 0, width, height, rx = 0, ry = rx }) {
  const [left, top, w, h, a, b] = [x, y, width, height, rx, ry].map(Number);
  if (a === 0) return `M${left} ${top}h${w}v${h}h${-w}z`;
  const corner = (dx, dy) => `a${a} ${b} 0 0 1 ${dx} ${dy}`;
  const dx = w - 2 * a;
  const dy = h - 2 * b;
  return (
    `M${left + a} ${top}h${dx}${corner(a, b)}v${dy}${corner(-a, b)}` +
    `h${-dx}${corner(-a, -b)}v${-dy}${corner(a, -b)}z`
  );
}

function ellipse(cx, cy, rx, ry) {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
}

const shapes = {
  path: ({ d }) => absoluteStart(d),
  circle: ({ cx, cy, r }) => ellipse(Number(cx), Number(cy), Number(r), Number(r)),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(Number(cx), Number(cy), Number(rx), Number(ry)),
  rect: rectangle,
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => absoluteStart(`M${points}`),
  polygon: ({ points }) => `${absoluteStart(`M${points}`)}z`,
};

async function pathOf(name) {
  const { __iconData } = await import(path.join(drawings, `${name}.mjs`));
  return __iconData.node.map(([tag, attributes]) => shapes[tag](attributes)).join('');
}

const kebab = (role) => role.replace(/(?<=.)([A-Z])/g, '-$1').toLowerCase();
const symbols = [];
for (const [role, name] of Object.entries({ ...roles.first, ...roles.later }))
  symbols.push(`<path id="${kebab(role)}" d="${await pathOf(name)}"/>`);
const namesOf = (chosen) =>
  Object.keys(chosen).map(
    (role) => `export const ${role}Icon = /* @__PURE__ */ icon('${kebab(role)}');`,
  );
const pictures = [];
const artNames = [];
for (const [role, drawing] of Object.entries(art)) {
  // Icons have a grid of 24.
  pictures.push(
    `<g id="${kebab(role)}" transform="scale(.2)" stroke="none">${ground}${drawing}</g>`,
  );
  artNames.push(`'${kebab(role)}'`);
}
const sprite = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${symbols.join('')}</defs></svg>`;
const artSprite = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${pictures.join('')}</defs></svg>`;
const version = createHash('sha256')
  .update(sprite + artSprite)
  .digest('hex')
  .slice(0, 7);
const options = { parser: 'typescript', singleQuote: true, printWidth: 100, trailingComma: 'all' };
const write = async (file, text) =>
  writeFileSync(path.join(target, file), await format(text, options));

for (const [file, chosen] of [
  ['icons.ts', roles.first],
  ['later-icons.ts', roles.later],
])
  await write(
    file,
    `// Written by tools/icons/generate.mjs.
import { icon } from './icon.js';

${namesOf(chosen).join('\n')}
`,
  );
await write(
  'sprite-url.ts',
  `// Written by tools/icons/generate.mjs.
/** Where a host serves \`sprite\` (\`.svg\`) and \`artSprite\` (\`-art.svg\`); another version has another address. */
export const SPRITE_BASE = '/_icons/${version}';
/** The illustrations, for \`icon(name, '-art')\`. */
export type ArtName = ${artNames.join(' | ')};
`,
);
await write(
  'sprite.ts',
  `// Written by tools/icons/generate.mjs. Drawings: Lucide, ISC licence, copyright Lucide Icons and
// Contributors; parts from Feather, MIT licence, copyright Cole Bemis.
import { SPRITE_BASE } from './sprite-url.js';

/** All icons as one picture (image/svg+xml), and where a host serves it. */
export const sprite = \`${sprite}\`;
export const SPRITE_URL = \`\${SPRITE_BASE}.svg\`;

/** The illustrations, and where a host serves them. They are drawings of our own. */
export const artSprite = \`${artSprite}\`;
export const ART_URL = \`\${SPRITE_BASE}-art.svg\`;
`,
);
