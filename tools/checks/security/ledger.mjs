import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../setup/bootstrap.mjs';

const FOLDER = `${root}/tools/checks/security/requirements`;
export const PAGE = `${root}/docs/security/asvs.md`;

/** What can be said of a requirement. */
export const STATES = {
  met: 'met',
  partly: 'partly met',
  open: 'not met',
  operator: 'up to the operator',
  'not applicable': 'not applicable',
};
const INTRODUCTION = `# OWASP ASVS 5.0, level 2

How Larder stands to each requirement of levels 1 and 2 of the [Application Security Verification Standard 5.0](https://owasp.org/www-project-application-security-verification-standard/), in our own words; the standard's text counts. It is a statement of the authors, not of an independent auditor. Of what is met, the last column names tests where there are any, or else the file. To change it, edit \`tools/checks/security/requirements\` and run \`node tools/checks/security/asvs.mjs\`; a test fails when a file or a test that is named here is gone.`;

/** Chapters with their requirements, in the order of the standard. */
export const readLedger = () =>
  readdirSync(FOLDER)
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')));

/** `file#text`: a file or folder, and a text that it has to contain. */
export function parseProof(proof) {
  const [file, ...rest] = proof.split('#');
  return { file, text: rest.join('#') };
}

const plain = (text) => text.replaceAll(/\\(['"])/g, '$1').toLowerCase();

/** Why a proof is none, or undefined. */
export function faultOf(proof) {
  const { file, text } = parseProof(proof);
  const at = path.join(root, file);
  if (!existsSync(at)) return `${file} is gone`;
  if (text === '') return undefined;
  if (statSync(at).isDirectory()) return `${file} is a folder`;
  return plain(readFileSync(at, 'utf8')).includes(plain(text))
    ? undefined
    : `${file} has no "${text}"`;
}

function linkTo(proof) {
  const { file } = parseProof(proof);
  return `[${path.basename(file)}](${path.relative(path.dirname(PAGE), path.join(root, file))})`;
}

function rowOf({ id, level, what, state, by = [], note = '' }) {
  const links = [...new Set(by.map(linkTo))].join(', ');
  return `| ${id} | ${level} | ${what} | ${STATES[state]} | ${[note, links].filter(Boolean).join(' ')} |`;
}

function countsOf(chapters) {
  const all = chapters.flatMap(({ requirements }) => requirements);
  const rows = [1, 2].map((level) => {
    const own = all.filter((one) => one.level === level);
    const counts = Object.keys(STATES).map(
      (state) => own.filter((one) => one.state === state).length,
    );
    return `| ${level} | ${own.length} | ${counts.join(' | ')} |`;
  });
  const names = Object.values(STATES);
  return [
    `| level | requirements | ${names.join(' | ')} |`,
    `| - | - | ${names.map(() => '-').join(' | ')} |`,
    ...rows,
  ].join('\n');
}

/** The page before it is formatted. */
export function ledgerText(chapters) {
  const sections = chapters.map(({ chapter, title, requirements }) =>
    [
      `## ${chapter} ${title}\n`,
      '| no. | level | requirement | state | how, or why not |\n| - | - | - | - | - |',
      ...requirements.map(rowOf),
    ].join('\n'),
  );
  return [INTRODUCTION, countsOf(chapters), ...sections].join('\n\n');
}
