/** Vite plugin that changes the code of every chunk of the browser's build, once all of them are written. */
export const transformChunks = (name, change) => ({
  name,
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk') output.code = change(output.code, bundle, output);
    },
  },
});
