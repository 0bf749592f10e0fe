const conditions = (list) => (list.length > 0 ? ` if ${list.join(', ')}` : '');
const each = (word, names = []) => names.map((name) => `${word} ${name}`);

/** What others may rely on of a feature, one line each; they change only with its version. */
function linesOf(declaration) {
  const { enabled, requires, routes, contributions, blocks, provides, listens, settings, uses } =
    declaration;
  return [
    `id ${declaration.id}`,
    `enabled${conditions(enabled)}`,
    ...each('requires', requires),
    ...routes.map((route) => `route ${route.name} at {${route.slug}}${route.suffix}`),
    ...contributions.map((entry) => `contributes to ${entry.slot}${conditions(entry.conditions)}`),
    ...each('renders slot', uses.slots),
    ...each(
      'block',
      blocks.map(({ type }) => type),
    ),
    ...each('provides', provides),
    ...each('uses', uses.capabilities),
    ...each('emits', uses.events),
    ...each('listens to', listens),
    ...each('setting', settings),
  ];
}

/** The report of a feature's declaration, which its type does not show. */
export const declarationReport = ({ name }, declaration) =>
  [
    `# Declaration of ${name}\n\nWritten by \`npm run api-reports\`.\n`,
    ...[...new Set(linesOf(declaration))].sort().map((line) => `- \`${line}\``),
    '',
  ].join('\n');
