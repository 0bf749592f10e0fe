/** Modules that describe a page for search engines, which read the server's document. */
const STRUCTURED_DATA =
  /[\\/]libs[\\/]features[\\/][^\\/]+[\\/]src[\\/]api[\\/][\w-]+-json-ld\.ts$/;
const FUNCTION = /^export function (\w+)/gm;

/** The same exports without what they do. */
export function withoutStructuredData(code) {
  const names = [...code.matchAll(FUNCTION)].map(([, name]) => name);
  if (names.length === 0)
    throw new Error('structured data is written in another way than is known');
  return names.map((name) => `export const ${name} = () => ({});`).join('\n');
}

/** Vite plugin for the browser build: the browser never writes structured data (`applyHead`). */
export function structuredData() {
  return {
    name: 'larder:structured-data',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: STRUCTURED_DATA },
      handler: (code) => ({ code: withoutStructuredData(code), map: null }),
    },
  };
}
