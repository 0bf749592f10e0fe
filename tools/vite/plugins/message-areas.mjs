import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileArea } from './page-messages.mjs';

/** `import { addresses as de } from '../messages/de.json';` */
const IMPORT =
  /^import \{ (\w+) as (\w+) \} from '([^']*\bmessages\/[\w-]+\.json|\.{1,2}\/[\w-]+\.json)';$/gm;
const SOURCE = /\.tsx?$/;

/**
 * A module with the messages of its own area in place of imports from the library's single file: a page
 * bundles only the messages that it shows. They are compiled, so that the browser needs no parser.
 * `read` returns the parsed file of a specifier; throws for an area that the file does not have.
 */
export function withMessageAreas(code, read) {
  return code.replace(IMPORT, (_import, area, local, specifier) => {
    const messages = read(specifier)[area];
    if (messages === undefined) throw new Error(`${specifier} has no messages for ${area}`);
    return `const ${local} = ${JSON.stringify(compileArea(area, messages))};`;
  });
}

/** Vite plugin for every build; comes before the one that compiles TypeScript. */
export function messageAreas() {
  return {
    name: 'larder:message-areas',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0];
      if (!SOURCE.test(file) || file.includes('/node_modules/')) return null;
      const text = withMessageAreas(code, (specifier) => {
        const source = path.resolve(path.dirname(file), specifier);
        this.addWatchFile(source);
        return JSON.parse(readFileSync(source, 'utf8'));
      });
      return text === code ? null : { code: text, map: null };
    },
  };
}
