import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'out-tsc']);

/** `import { gate as en } from './en.json';` and `import en from './texts.en.json';` */
const IMPORT = /^import (?:\{ (\w+) as en \}|en) from '([^']*?)\ben\.json';$/gm;
/** `en: lazy(() => import('./messages/en.json')),` */
const LAZY = /^( *)en: lazy\(\(\) => import\('([^']*?)\ben\.json'\)\),$/gm;
/** `{ de, en }`: messages by language, by the names of their imports. */
const BY_LANGUAGE = /\{\s*((?:\w+,\s*)*en(?:,\s*\w+)*),?\s*\}/g;

/** A source that names its English messages, with those of `language` beside them. */
export function withLanguage(code, language) {
  const isNamed = (form) => new RegExp(form, 'm').test(code);
  const imported = isNamed(`as ${language} \\}|^import ${language} from`)
    ? code
    : code.replace(IMPORT, (line, area, file) => {
        const names = area === undefined ? language : `{ ${area} as ${language} }`;
        return `${line}\nimport ${names} from '${file}${language}.json';`;
      });
  const mapped =
    imported === code
      ? code
      : imported.replace(BY_LANGUAGE, (_object, names) => `{ ${names}, ${language} }`);
  return isNamed(`\\b${language}: lazy\\(`)
    ? mapped
    : mapped.replace(
        LAZY,
        (line, indent, file) =>
          `${line}\n${indent}${language}: lazy(() => import('${file}${language}.json')),`,
      );
}

/** The areas of an English file, without messages; a file without areas is empty. */
export function emptyMessages(english) {
  const areas = Object.entries(english).filter(([, value]) => typeof value === 'object');
  return Object.fromEntries(areas.map(([area]) => [area, {}]));
}

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* filesIn(file);
    if (entry.isFile()) yield file;
  }
}

const ENGLISH = /[\\/](?:messages[\\/]|no-script[\\/]texts\.)en\.json$/;

/** Adds a language: an empty file beside each English one, and the imports of the sources that name it. */
export function addLanguage(root, language) {
  if (!/^[a-z]{2,3}$/.test(language)) throw new Error(`${language} is no code of a language`);
  const folders = ['libs/features', 'apps/storefront/src'].map((name) => path.join(root, name));
  const files = folders.flatMap((folder) => [...filesIn(folder)]);
  const changed = [];
  const write = (file, text) => {
    writeFileSync(file, text);
    changed.push(path.relative(root, file));
  };
  for (const file of files) {
    if (ENGLISH.test(file)) {
      const own = file.replace(/en\.json$/, `${language}.json`);
      const english = JSON.parse(readFileSync(file, 'utf8'));
      const known = existsSync(own) ? JSON.parse(readFileSync(own, 'utf8')) : undefined;
      const all = { ...emptyMessages(english), ...known };
      if (known === undefined || Object.keys(all).length > Object.keys(known).length)
        write(own, `${JSON.stringify(all, null, 2)}\n`);
    }
    if (!/\.tsx?$/.test(file) || /\.spec\.tsx?$/.test(file)) continue;
    const code = readFileSync(file, 'utf8');
    const text = withLanguage(code, language);
    if (text !== code) write(file, text);
  }
  return changed;
}
