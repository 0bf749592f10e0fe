const FILES = ['dist', 'CHANGELOG.md', '!**/*.tsbuildinfo'];
/** How a reader meets the fields first. */
const HEAD = ['name', 'version', 'description', 'type', 'license', 'repository', 'private'];

const majorOf = (version) => version.replace(/^\^/, '').split('.')[0];

/**
 * Dependencies of which those of this workspace allow the version that is there. A range that still matches
 * stays: a minor release of a library releases none that depends on it.
 */
function withMatchingRanges(dependencies, versions) {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => {
      const version = versions.get(name);
      const isOld = version !== undefined && majorOf(version) !== majorOf(range);
      return [name, isOld ? `^${version}` : range];
    }),
  );
}

/** `npx nx serve NAME` shows a feature alone. */
const withServe = (nx) => ({
  ...nx,
  targets: {
    ...nx.targets,
    serve: { command: `node tools/feature-host/serve.mjs ${nx.name}`, continuous: true },
  },
});

/** A library's `package.json` with the fields that it shares with the others. */
export function manifestOf({ pkg, folder }, { description, repository, versions }) {
  const complete = {
    ...pkg,
    description,
    ...(pkg.dependencies && {
      dependencies: withMatchingRanges(pkg.dependencies, versions),
    }),
    ...(folder.startsWith('libs/features/') && { nx: withServe(pkg.nx) }),
    repository: { ...repository, directory: folder },
    files: [...FILES, ...pkg.files.filter((entry) => !FILES.includes(entry))],
  };
  const rest = Object.keys(complete).filter((key) => !HEAD.includes(key));
  const order = [...HEAD.filter((key) => key in complete), ...rest];
  return Object.fromEntries(order.map((key) => [key, complete[key]]));
}
