const FILES = ['dist', 'CHANGELOG.md', '!**/*.tsbuildinfo'];
/** How a reader meets the fields first. */
const HEAD = ['name', 'version', 'description', 'type', 'license', 'repository', 'private'];

/** A library's `package.json` with the fields that it shares with the others. */
export function manifestOf({ pkg, folder }, { description, repository }) {
  const complete = {
    ...pkg,
    description,
    repository: { ...repository, directory: folder },
    files: [...FILES, ...pkg.files.filter((entry) => !FILES.includes(entry))],
  };
  const rest = Object.keys(complete).filter((key) => !HEAD.includes(key));
  const order = [...HEAD.filter((key) => key in complete), ...rest];
  return Object.fromEntries(order.map((key) => [key, complete[key]]));
}
