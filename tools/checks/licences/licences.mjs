// `npm run licences`: prints the licences of the third-party packages, pictures and fonts that the builds
// contain. With folders as arguments it writes them to THIRD-PARTY-LICENCES.txt in each. Fails on a
// licence that is not in the list below.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../setup/bootstrap.mjs';
import { foldTexts, productionPackages, refusedLicences } from './packages.mjs';

/** What the builds contain: both processes, the drawings of the demo shops, and the icons. */
const ROOTS = [
  'apps/storefront',
  'apps/commerce-api',
  'apps/back-office',
  'tools/demo',
  'node_modules/lucide-react',
];
const FILE = 'THIRD-PARTY-LICENCES.txt';
const INTRODUCTION = `Larder contains third-party software, fonts and pictures under these licences.

Icons: Lucide, through lucide-react. Fonts: Figtree and Inter. Pictures of the demo shops: drawn by
Larder with icons of Noto Emoji, through @iconify-json/noto, which are placed, scaled and recoloured.
`;
const rule = `\n${'-'.repeat(80)}\n`;

function licenceText(folder) {
  const names = readdirSync(path.join(root, folder));
  const found = names.filter((name) => /^(licen[cs]e|copying|notice)([.-]|$)/i.test(name)).sort();
  return found.map((name) => readFileSync(path.join(root, folder, name), 'utf8').trim()).join(rule);
}

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
// An optional package may be for another platform.
const found = productionPackages(packages, ROOTS).filter(({ key }) =>
  existsSync(path.join(root, key)),
);
const refused = refusedLicences(found);
for (const { name, licence } of refused)
  console.error(`${name}: the licence ${licence} is not allowed`);
if (refused.length > 0) process.exitCode = 1;

const blocks = foldTexts(found, licenceText).map(
  ({ names, text }) => `${names.join('\n')}\n\n${text}\n`,
);
const document = [INTRODUCTION, ...blocks].join(`\n${'='.repeat(80)}\n\n`);
const folders = process.argv.slice(2);
if (folders.length === 0) process.stdout.write(document);
for (const folder of folders) writeFileSync(path.join(folder, FILE), document);
