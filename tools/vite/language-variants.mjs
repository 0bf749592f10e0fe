import { createHash } from 'node:crypto';
import path from 'node:path';

const MARK = 'LARDER_MESSAGES';
const CALL = new RegExp(`${MARK}\\("([^"]+)","x*"\\)`, 'g');
const LIST = /\bm\.f=\[[^\]]*\]/;
const NAME = /^[A-Za-z_$][\w$]*$/;

const baseOf = (key) => key.split('#')[0];

/** An object of messages as minified source. */
function literalOf(messages) {
  const entries = Object.entries(messages).map(
    ([key, text]) => `${NAME.test(key) ? key : JSON.stringify(key)}:${JSON.stringify(text)}`,
  );
  return `{${entries.join(',')}}`;
}

/** The messages that a language lacks. */
function missingIn(own, messages) {
  const known = new Set(Object.keys(own).map(baseOf));
  return Object.fromEntries(Object.entries(messages).filter(([key]) => !known.has(baseOf(key))));
}

/**
 * Messages of the modules of a build. `mark` replaces an object of messages by a call that survives
 * minifying; `write` puts messages into its place: those of one language, with what it lacks from the
 * others, or without a language those of all.
 */
export function createLanguageBuild() {
  const areas = new Map();
  const languages = new Set();
  const find = (id) => {
    const [area, language] = id.split('|');
    return { own: areas.get(area), language };
  };
  return {
    languages,
    mark(folder, area, language, messages) {
      const name = `${folder}:${area}`;
      areas.set(name, { ...areas.get(name), [language]: messages });
      languages.add(language);
      const text = JSON.stringify(messages);
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
      // Groups of chunks go by the size of modules. They were chosen with two languages, and must not
      // change with a third.
      const weight = language === 'en' ? 'x'.repeat(2 * text.length) : '';
      return `/* @__PURE__ */ ${MARK}("${name}|${language}|${hash}","${weight}")`;
    },
    write: (code, wanted) =>
      code.replace(CALL, (_call, id) => {
        const { own, language } = find(id);
        if (wanted === undefined || wanted === language) return literalOf(own[language]);
        return literalOf(missingIn(own[wanted] ?? {}, own[language]));
      }),
  };
}

/** The bundler's function from a name of a file in a list to its URL. */
const URL_OF = /function\((\w+)\)\{return"\/"\+\1\}/;

/** What a chunk preloads is in its language's folder too. Names without a folder need fewer bytes. */
function inFolder(code, language) {
  const named = code.replace(LIST, (list) => list.replaceAll('"assets/', '"'));
  if (!code.includes('Unable to preload CSS')) return named;
  if (!URL_OF.test(code))
    throw new Error('the bundler names the files to preload in an unknown way');
  return named.replace(
    URL_OF,
    (_whole, name) =>
      `function(${name}){return"/assets/"+(${name}.endsWith("css")?"":"${language}/")+${name}}`,
  );
}

/** Name of a chunk's copy for one language. Chunks name each other relatively, so all are in one folder. */
export function variantName(fileName, language) {
  const { dir, base } = path.posix.parse(fileName);
  return `${dir}/${language}/${base}`;
}

/** Chunks in a language that differ from their originals, by file name. */
export function variantsOf(code, fileName, build) {
  return [...build.languages].flatMap((language) => {
    const own = inFolder(build.write(code, language), language);
    return own === build.write(code) ? [] : [{ fileName: variantName(fileName, language), own }];
  });
}

/**
 * Vite plugin: writes the chunks with messages once for each language, so that a shop loads its own
 * language alone. The original has all languages, for shops in one that the build does not know.
 */
export function languageVariants(build) {
  return {
    name: 'larder:language-variants',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          for (const { fileName, own } of variantsOf(output.code, output.fileName, build))
            this.emitFile({ type: 'asset', fileName, source: own });
          output.code = build.write(output.code);
          if (output.code.includes(MARK)) throw new Error(`${output.fileName} lacks its messages`);
        }
      },
    },
  };
}
