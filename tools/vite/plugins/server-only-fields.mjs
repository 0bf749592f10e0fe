/** Manifests of features, as sources and as installed packages have them. */
const MANIFEST = /[\\/](?:libs[\\/]features|@larder)[\\/].*[\\/](?:feature|index)\.[cm]?[jt]s$/;
const LAZY = String.raw`lazy\(\s*\(\)\s*=>\s*import\([^()]*\)\s*,?\s*\)`;
const SETTINGS = new RegExp(String.raw`\bsettings:\s*${LAZY},?`, 'g');
const MESSAGES = new RegExp(String.raw`\bmessages:\s*\{(?:\s*['"\w-]+:\s*${LAZY},?)*\s*\},?`, 'g');

/** A manifest without what only the server reads of it: a shop's texts and settings come as data. */
export function withoutServerOnlyFields(code) {
  return code.replace(SETTINGS, '').replace(MESSAGES, '');
}

/** Vite plugin: removes those parts from the browser's build; comes before the one of lazy ids. */
export function serverOnlyFields() {
  return {
    name: 'larder:server-only-fields',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, file) {
      if (!MANIFEST.test(file.split('?')[0])) return null;
      const text = withoutServerOnlyFields(code);
      return text === code ? null : { code: text, map: null };
    },
  };
}
