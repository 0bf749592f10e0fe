// `npm run packages`: writes what of each published library is known from elsewhere: the part of its
// README that its declaration says, its licence, and fields of its `package.json`. With --check it fails
// when one of them is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../setup/bootstrap.mjs';
import { declarationOf, textsOf } from './declaration.mjs';
import { isFeature, publishedLibraries, wantedLibraries } from './libraries.mjs';
import { manifestOf } from './manifest.mjs';
import { descriptionOf, withWrittenPart, writtenPart } from './readme.mjs';
import { withSources } from './sources.mjs';

const readText = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const budgets = JSON.parse(readText(path.join(import.meta.dirname, 'budgets.json')));
const licence = readText(path.join(root, 'LICENSE'));
const { repository } = JSON.parse(readText(path.join(root, 'package.json')));

const versions = new Map(publishedLibraries().map(({ name, pkg }) => [name, pkg.version]));

/** Files of a library as they should be: path → text. */
async function filesOf(library, sources) {
  const folder = path.join(root, library.folder);
  const readme = readText(path.join(folder, 'README.md')) || `# ${library.name}\n\n`;
  const declaration = isFeature(library) ? await declarationOf(library, sources) : undefined;
  const limits = budgets[library.project];
  const part = writtenPart(library, { declaration, texts: textsOf(library), limits });
  const manifest = manifestOf(library, {
    description: descriptionOf(readme),
    repository,
    versions,
  });
  return {
    'README.md': withWrittenPart(readme, part),
    LICENSE: licence,
    'package.json': JSON.stringify(manifest),
  };
}

async function formatted(file, text) {
  if (path.extname(file) === '') return text;
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}

/** A library without a release has an empty changelog; Nx writes the entries, none for prereleases. */
function changelogFindings({ folder, pkg }) {
  const text = readText(path.join(root, folder, 'CHANGELOG.md'));
  const isComplete =
    text === '' || pkg.version.includes('-') || text.includes(`# ${pkg.version} (`);
  return isComplete ? [] : [`${folder}/CHANGELOG.md has no entry for ${pkg.version}`];
}

const isCheck = process.argv.includes('--check');
const findings = [];
await withSources(async (load, files) => {
  for (const library of wantedLibraries(process.argv.slice(2))) {
    for (const [name, text] of Object.entries(await filesOf(library, { load, files }))) {
      const file = path.join(root, library.folder, name);
      const wanted = await formatted(file, text);
      if (readText(file) === wanted) continue;
      if (isCheck)
        findings.push(`${library.folder}/${name} is out of date: run \`npm run packages\``);
      else writeFileSync(file, wanted);
    }
    findings.push(...changelogFindings(library));
  }
});
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
