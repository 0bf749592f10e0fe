import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { workspaceRoot } from './workspace.js';

type Change = (text: string) => string;
type Messages = Readonly<Record<string, string>>;

/** How much longer than English a translation can be. */
const LONGER = 1.4;
const LETTERS: Readonly<Record<string, string>> = { a: 'ä', e: 'é', i: 'î', o: 'ø', u: 'ü' };
const HEBREW = 'אבגדהוזחטיכלמנסעפצקרשתךםןףא';

/** English that is longer, and in letters beyond ASCII. */
export const longer: Change = (text) => {
  const words = text.replace(/[aeiou]/g, (letter) => LETTERS[letter] ?? letter);
  const missing = Math.ceil(text.length * (LONGER - 1));
  return words + ' one two three four five six seven eight nine ten'.repeat(9).slice(0, missing);
};

/** English in letters that are written from right to left. */
export const mirrored: Change = (text) =>
  text.replace(/[a-z]/gi, (letter) => HEBREW[letter.toLowerCase().charCodeAt(0) - 97] ?? letter);

/** A message with its texts changed; its values and plural forms stay. */
export function inPseudo(message: string, change: Change): string {
  const walk = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
    elements.map((element) => {
      if (element.type === TYPE.literal)
        return /\p{L}{2}/u.test(element.value)
          ? { ...element, value: change(element.value) }
          : element;
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
      const forms = Object.entries(element.options).map(([form, option]) => [
        form,
        { ...option, value: walk(option.value) },
      ]);
      return { ...element, options: Object.fromEntries(forms) as typeof element.options };
    });
  return printAST(walk(parse(message, { ignoreTag: true })));
}

const NAMED = /createPageMessages\(\s*'([\w.-]+)'/;
const SHOP_NAMED = /createTextHook<[^;]*?>\('([\w.-]+)'\)/;
const AREA = /^import \{ (\w+) as en \} from/m;
const readJson = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Messages>>;

/** Names by which a shop overrides the areas of a library: those of its sources that declare them. */
function namesIn(folder: string): readonly (readonly [area: string, name: string])[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const code = readFileSync(path.join(folder, name), 'utf8');
      const shop = SHOP_NAMED.exec(code)?.[1];
      if (shop !== undefined) return [['shop', shop] as const];
      const prefix = NAMED.exec(code)?.[1];
      const area = AREA.exec(code)?.[1];
      return prefix === undefined || area === undefined ? [] : [[area, prefix] as const];
    });
}

/** English messages of the shop's own code by full key. */
export function englishMessages(): Messages {
  const root = workspaceRoot();
  const libraries = [
    ...readdirSync(path.join(root, 'libs/features')).map((id) => ({
      id,
      folder: path.join(root, 'libs/features', id, 'src'),
      messages: path.join(root, 'libs/features', id, 'src/messages/en.json'),
    })),
    {
      id: 'shell',
      folder: path.join(root, 'apps/storefront/src/client'),
      messages: path.join(root, 'apps/storefront/src/shell/messages/en.json'),
    },
  ];
  return Object.fromEntries(
    libraries.flatMap(({ id, folder, messages }) => {
      const areas = readJson(messages);
      const names = [['shop', id] as const, ...namesIn(folder)];
      return names.flatMap(([area, name]) =>
        Object.entries(areas[area] ?? {}).map(([key, text]) => [`${name}.${key}`, text]),
      );
    }),
  );
}
