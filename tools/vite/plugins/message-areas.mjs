import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileArea } from './page-messages.mjs';

/** `import { addresses as de } from '../messages/de.json';` */
const IMPORT =
  /^import \{ (\w+) as (\w+) \} from '([^']*\bmessages\/[\w-]+\.json|\.{1,2}\/[\w-]+\.json)';$/gm;
const SOURCE = /\.tsx?$/;
const ROOT = path.resolve(import.meta.dirname, '../../..');

const inline = (messages) => JSON.stringify(messages);

/**
 * A module with the messages of its own area in place of imports from the library's single file: a page
 * bundles only the messages that it shows. They are compiled, so that the browser needs no parser.
 * `read` returns the parsed file of a specifier; throws for an area that the file does not have. `write`
 * makes the source of an area's messages.
 */
export function withMessageAreas(code, read, write = inline) {
  return code.replace(IMPORT, (_import, area, local, specifier) => {
    const messages = read(specifier)[area];
    if (messages === undefined) throw new Error(`${specifier} has no messages for ${area}`);
    return `const ${local} = ${write(compileArea(area, messages), area, specifier)};`;
  });
}

/**
 * Vite plugin for every build; comes before the one that compiles TypeScript. The browser's build of a
 * shop passes `languages`, which writes each chunk in each language.
 */
export function messageAreas(languages) {
  return {
    name: 'larder:message-areas',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0];
      if (!SOURCE.test(file) || file.includes('/node_modules/')) return null;
      const sourceOf = (specifier) => path.resolve(path.dirname(file), specifier);
      const read = (specifier) => {
        this.addWatchFile(sourceOf(specifier));
        return JSON.parse(readFileSync(sourceOf(specifier), 'utf8'));
      };
      const mark = (messages, area, specifier) => {
        const { dir, name } = path.parse(path.relative(ROOT, sourceOf(specifier)));
        return languages.mark(dir.replaceAll('\\', '/'), area, name, messages);
      };
      const text = withMessageAreas(code, read, languages && mark);
      return text === code ? null : { code: text, map: null };
    },
  };
}
